// SPDX-License-Identifier: MIT
#include "core/pack/json/write/write_properties.h"

#include "core/level/json_append.h"

namespace mazeloom::pack {

namespace {

void appendProperty(std::string& out, const level::Property& property) {
    Members members(out, Members::Layout::Inline);
    members.text("title", property.title);
    members.text("type", level::name(property.type()));
    level::appendValue(members.value("value"), property.value);
    if (const auto* choice = std::get_if<level::Choice>(&property.value))
        appendInlineList(members.value("of"), choice->of, level::appendText);
    members.more(property.more);
    members.close();
}

}  // namespace

void appendProperties(Members& members, const level::Properties& properties,
                      Members::Layout layout) {
    if (properties.empty()) return;
    std::string& out = members.value("properties");
    if (layout == Members::Layout::Lines) {
        appendLines(out, properties, appendProperty);
    } else {
        appendInlineList(out, properties, appendProperty);
    }
}

}  // namespace mazeloom::pack
