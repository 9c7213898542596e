// SPDX-License-Identifier: MIT
#include "core/pack/json/read/read_properties.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string>

namespace mazeloom::pack {

namespace {

using level::PropertyType;
using level::PropertyValue;

std::optional<PropertyValue> readNumberValue(const Json& value, const std::string& place,
                                             Report& report) {
    if (!value.isNumber()) {
        addWrongType(value, place, "a number", report);
        return std::nullopt;
    }
    if (std::abs(value.number()) <= level::kMaxPropertyNumber) return value.number();
    report.add(place, kLargeNumber);
    return std::nullopt;
}

std::optional<level::Choice> readChoice(Fields& fields, const std::string& chosen,
                                        const std::string& place, Report& report) {
    level::Choice choice{{}, chosen};
    const Json* words = fields.list("of", Need::Required);
    if (words == nullptr) return std::nullopt;
    if (words->size() > level::kMaxChoices) {
        report.add(fields.place("of"),
                   {kHasMany, {words->size(), ListedWord("words"), level::kMaxChoices}});
        return std::nullopt;
    }
    for (const Json& word : words->list()) {
        auto text = readText(word, fields.place("of"), false, report);
        if (!text) return std::nullopt;
        if (text->empty() || std::ranges::find(choice.of, *text) != choice.of.end()) {
            report.add(fields.place("of"),
                       text->empty() ? Phrase(kEmptyWord) : Phrase{kTwice, {inQuotes(*text)}});
            return std::nullopt;
        }
        choice.of.push_back(std::move(*text));
    }
    if (std::ranges::find(choice.of, chosen) != choice.of.end()) return choice;
    report.add(place, {kNotOfWords, {inQuotes(chosen)}});
    return std::nullopt;
}

std::optional<PropertyValue> readColourValue(const std::string& text, const std::string& place,
                                             Report& report) {
    level::Colour colour;
    if (level::readColour(text, colour)) return colour;
    report.add(place, kWantsColour);
    return std::nullopt;
}

std::optional<PropertyValue> readValue(PropertyType type, Fields& fields, Report& report) {
    const Json* value = fields.find("value", Need::Required);
    if (value == nullptr) return std::nullopt;
    const std::string place = fields.place("value");
    switch (type) {
        case PropertyType::Text:
            return readText(*value, place, true, report);
        case PropertyType::Number:
            return readNumberValue(*value, place, report);
        case PropertyType::YesNo:
            if (value->isBoolean()) return value->isTrue();
            addWrongType(*value, place, "true or false", report);
            return std::nullopt;
        case PropertyType::Choice:
        case PropertyType::Colour:
            if (const auto text = readText(*value, place, false, report)) {
                if (type == PropertyType::Colour) return readColourValue(*text, place, report);
                return readChoice(fields, *text, place, report);
            }
            return std::nullopt;
        case PropertyType::Cell:
            return readPoint(*value, place, report);
        case PropertyType::Object:
            if (value->is("")) return level::ObjectName{};
            if (auto id = readId(*value, place, report)) return level::ObjectName{std::move(*id)};
            return std::nullopt;
    }
    return std::nullopt;
}

std::optional<level::Property> readProperty(const Json& value, const std::string& place,
                                            PropertiesOf of, Report& report) {
    Fields fields(value, place, report);
    level::Property property;
    property.title = fields.line("title", Need::Required);
    // The words are in the order of PropertyType.
    const auto word = fields.word(
        "type", Need::Required, {"text", "number", "yes-no", "choice", "colour", "cell", "object"});
    if (!word) return std::nullopt;
    const auto type = static_cast<PropertyType>(*word);
    if (of == PropertiesOf::Pack && (type == PropertyType::Cell || type == PropertyType::Object)) {
        report.add(fields.place("type"), kPackHasNoCells);
        return std::nullopt;
    }
    auto read = readValue(type, fields, report);
    property.more = fields.more();
    if (!read || property.title.empty()) return std::nullopt;
    property.value = std::move(*read);
    return property;
}

}  // namespace

level::Properties readProperties(Fields& fields, Report& report, PropertiesOf of) {
    level::Properties properties;
    const Json* list = fields.list("properties", Need::Optional);
    if (list == nullptr) return properties;
    const std::string where = fields.place("properties");
    if (list->size() > level::kMaxProperties) {
        report.add(where, {kHasMany, {list->size(), ListedWord("entries"), level::kMaxProperties}});
        return properties;
    }
    std::set<std::string> titles;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string place = fields.place("property " + std::to_string(i + 1));
        auto property = readProperty((*list)[i], place, of, report);
        if (!property) continue;
        if (!titles.insert(property->title).second) {
            report.add(place + ", title", {kTwice, {inQuotes(property->title)}});
            continue;
        }
        properties.push_back(std::move(*property));
    }
    return properties;
}

}  // namespace mazeloom::pack
