// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include "core/pack/json/read/read_objects.h"
#include "core/pack/json/read/read_properties.h"

namespace mazeloom::pack {

namespace {

std::optional<char> readLetter(Fields& fields, Report& report) {
    const Json* value = fields.find("letter", Need::Required);
    if (value == nullptr) return std::nullopt;
    const auto text = readText(*value, fields.place("letter"), false, report);
    if (!text) return std::nullopt;
    if (text->size() == 1 && level::isKindLetter(text->front())) return text->front();
    report.add(fields.place("letter"), "wants one character of ASCII that is no space");
    return std::nullopt;
}

level::OwnPlaces readPlaces(Fields& fields, Report& report) {
    const Json* list = fields.list("places", Need::Optional);
    if (list == nullptr) return level::kOnFloor;
    unsigned places = 0;
    for (const Json& word : list->list()) {
        const auto text = readText(word, fields.place("places"), false, report);
        if (!text) continue;
        const auto place = std::ranges::find(level::kOwnPlaces, *text, &level::OwnPlaceInfo::id);
        if (place == level::kOwnPlaces.end()) {
            report.add(fields.place("places"), "has no place " + inQuotes(*text));
        } else {
            places |= place->place;
        }
    }
    if (places != 0) return static_cast<level::OwnPlaces>(places);
    if (list->size() == 0) report.add(fields.place("places"), "names no place");
    return level::kOnFloor;
}

void readKindColour(Fields& fields, level::Colour& colour, Report& report) {
    const Json* value = fields.find("colour", Need::Optional);
    if (value == nullptr) return;
    const auto text = readText(*value, fields.place("colour"), false, report);
    if (text && !level::readColour(*text, colour))
        report.add(fields.place("colour"), "wants a colour, as \"#ff8000\"");
}

std::optional<level::OwnKind> readOwnKind(const Json& value, const std::string& place,
                                          Report& report) {
    Fields fields(value, place, report);
    level::OwnKind kind;
    kind.id = fields.id("id", Need::Required);
    kind.title = fields.line("title", Need::Optional);
    const auto letter = readLetter(fields, report);
    kind.sprite = fields.id("sprite", Need::Optional);
    readKindColour(fields, kind.colour, report);
    kind.places = readPlaces(fields, report);
    kind.properties = readProperties(fields, report, PropertiesOf::Pack);
    kind.more = fields.more();
    if (kind.id.empty() || !letter) return std::nullopt;
    kind.letter = *letter;
    return kind;
}

}  // namespace

level::OwnKinds readOwnKinds(const Json& list, Report& report) {
    level::OwnKinds kinds;
    if (list.size() > level::kMaxOwnKinds) {
        report.add("object-kinds", "has " + std::to_string(list.size()) + " entries, at most " +
                                       std::to_string(level::kMaxOwnKinds) + " are allowed");
        return kinds;
    }
    std::set<std::string> ids;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = "object kind " + std::to_string(i + 1);
        auto kind = readOwnKind(list[i], place, report);
        if (!kind) continue;
        if (!ids.insert(kind->id).second) {
            report.add(place + ", id", inQuotes(kind->id) + " stands twice");
            continue;
        }
        kinds.push_back(std::move(*kind));
    }
    return kinds;
}

}  // namespace mazeloom::pack
