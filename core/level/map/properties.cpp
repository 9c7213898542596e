// SPDX-License-Identifier: MIT
#include "core/level/map/properties.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mazeloom::level {

namespace {

bool isAllowed(const PropertyValue& value) {
    if (const double* number = std::get_if<double>(&value))
        return *number >= -kMaxPropertyNumber && *number <= kMaxPropertyNumber;
    const auto* choice = std::get_if<Choice>(&value);
    if (choice == nullptr) return true;
    std::vector<std::string> words = choice->of;
    std::ranges::sort(words);
    return words.size() <= kMaxChoices && std::ranges::find(words, "") == words.end() &&
           std::ranges::adjacent_find(words) == words.end() &&
           std::ranges::binary_search(words, choice->chosen);
}

}  // namespace

bool operator==(const Property& a, const Property& b) = default;

bool areAllowed(const Properties& properties) {
    std::vector<std::string> titles;
    for (const Property& property : properties) {
        if (property.title.empty() || !isAllowed(property.value)) return false;
        titles.push_back(property.title);
    }
    std::ranges::sort(titles);
    return titles.size() <= kMaxProperties && std::ranges::adjacent_find(titles) == titles.end();
}

std::string_view name(PropertyType type) {
    constexpr std::array<std::string_view, kPropertyTypes> kNames{
        "text", "number", "yes-no", "choice", "colour", "cell", "object"};
    return kNames[static_cast<std::size_t>(type)];
}

PropertyValue emptyValue(PropertyType type) {
    switch (type) {
        case PropertyType::Text:
            break;
        case PropertyType::Number:
            return 0.0;
        case PropertyType::YesNo:
            return false;
        case PropertyType::Choice:
            return Choice{{"a", "b"}, "a"};
        case PropertyType::Colour:
            return Colour{};
        case PropertyType::Cell:
            return grid::Point{};
        case PropertyType::Object:
            return ObjectName{};
    }
    return std::string();
}

std::string toText(Colour colour) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text = "#";
    for (int shift = 28; shift >= 0; shift -= 4)
        text += kDigits[colour.rgba >> shift & 15U];
    if (text.ends_with("ff")) text.resize(7);
    return text;
}

bool readColour(std::string_view text, Colour& colour) {
    if (!text.starts_with('#') || (text.size() != 7 && text.size() != 9)) return false;
    std::uint32_t bits = 0;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), bits, 16);
    if (error != std::errc() || end != text.data() + text.size()) return false;
    colour.rgba = text.size() == 7 ? bits << 8 | 0xffU : bits;
    return true;
}

}  // namespace mazeloom::level
