// SPDX-License-Identifier: MIT
#include "core/library/c/lent.h"

#include <variant>

namespace mazeloom::c {

const std::vector<mazeloom_property>& Kept::properties(const std::vector<Property>& properties) {
    std::vector<mazeloom_property>& list = properties_.emplace_back();
    for (const Property& property : properties) {
        mazeloom_property& made = list.emplace_back();
        made.title = text(property.title);
        made.text = "";
        if (const auto* words = std::get_if<std::string>(&property.value)) {
            made.type = MAZELOOM_PROPERTY_TEXT;
            made.text = text(*words);
        } else if (const auto* number = std::get_if<double>(&property.value)) {
            made.type = MAZELOOM_PROPERTY_NUMBER;
            made.number = *number;
        } else if (const auto* isOn = std::get_if<bool>(&property.value)) {
            made.type = MAZELOOM_PROPERTY_SWITCH;
            made.is_on = *isOn ? 1 : 0;
        } else {
            made.type = MAZELOOM_PROPERTY_CELL;
            made.cell = toC(std::get<Position>(property.value));
        }
    }
    return list;
}

const std::vector<mazeloom_position>& Kept::positions(const std::vector<Position>& positions) {
    std::vector<mazeloom_position>& list = positions_.emplace_back();
    for (const Position position : positions)
        list.push_back(toC(position));
    return list;
}

void add(Lent<mazeloom_finding>& to, const Finding& finding) {
    mazeloom_finding& made = to.items.emplace_back();
    made.id = to.kept.text(finding.id);
    made.text = to.kept.text(finding.problem.text);
    made.file = to.kept.text(finding.problem.file);
    made.place = to.kept.text(finding.problem.place);
    made.is_error = finding.isError ? 1 : 0;
    if (finding.problem.cell) {
        made.has_cell = 1;
        made.cell = toC(*finding.problem.cell);
    }
}

}  // namespace mazeloom::c
