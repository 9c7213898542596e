// SPDX-License-Identifier: MIT
#include "core/pack/fields.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/level/json_append.h"
#include "core/pack/field_limits.h"

namespace mazeloom::pack {

namespace {

std::string_view typeOf(const Json& value) {
    switch (value.type()) {
        case Json::value_t::object:
            return "an object";
        case Json::value_t::array:
            return "a list";
        case Json::value_t::string:
            return "text";
        case Json::value_t::boolean:
            return "true or false";
        case Json::value_t::number_integer:
        case Json::value_t::number_unsigned:
            return "a whole number";
        case Json::value_t::number_float:
            return "a number with a fraction";
        default:
            return "null";
    }
}

bool isControl(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

/// Of UTF-8: bytes that continue a character are not counted.
std::size_t countCharacters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

bool isIdCharacter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

}  // namespace

void addWrongType(const Json& value, const std::string& place, std::string_view wanted,
                  Report& report) {
    report.add(place, "wants " + std::string(wanted) + ", not " + std::string(typeOf(value)));
}

std::optional<std::int64_t> readNumber(const Json& value, const std::string& place,
                                       std::int64_t least, std::int64_t most, Report& report) {
    if (!value.is_number_integer()) {
        addWrongType(value, place, "a whole number", report);
        return std::nullopt;
    }
    // Beyond 63 bits a number is kept without sign; it is outside every range that we have.
    const bool huge =
        value.is_number_unsigned() &&
        value.get<std::uint64_t>() > std::uint64_t{std::numeric_limits<std::int64_t>::max()};
    if (huge || value.get<std::int64_t>() < least || value.get<std::int64_t>() > most) {
        report.add(place, value.dump() + " is outside " + std::to_string(least) + "–" +
                              std::to_string(most));
        return std::nullopt;
    }
    return value.get<std::int64_t>();
}

std::optional<int> readTenths(const Json& value, const std::string& place, int least, int most,
                              Report& report) {
    if (!value.is_number()) {
        addWrongType(value, place, "a number", report);
        return std::nullopt;
    }
    // A quotient is rounded as the parser rounds the decimal fraction, so equality is exact.
    const auto number = value.get<double>();
    if (!(number >= least / 10.0 && number <= most / 10.0)) {
        std::string text = value.dump() + " is outside ";
        level::appendTenths(text, least);
        level::appendTenths(text += "–", most);
        report.add(place, std::move(text));
        return std::nullopt;
    }
    const auto tenths = static_cast<int>(std::lround(number * 10));
    if (tenths / 10.0 != number) {
        report.add(place, value.dump() + " has more than one decimal");
        return std::nullopt;
    }
    return tenths;
}

std::optional<grid::Point> readPair(const Json& value, const std::string& place, int least,
                                    int most, Report& report) {
    if (!value.is_array() || value.size() != 2) {
        report.add(place, "wants a pair of whole numbers, [x, y]");
        return std::nullopt;
    }
    const auto x = readNumber(value[0], place, least, most, report);
    const auto y = readNumber(value[1], place, least, most, report);
    if (!x || !y) return std::nullopt;
    return grid::Point{static_cast<int>(*x), static_cast<int>(*y)};
}

std::optional<grid::Point> readPoint(const Json& value, const std::string& place, Report& report) {
    constexpr int kFar = 1'000'000;
    return readPair(value, place, -kFar, kFar, report);
}

std::optional<std::string> readText(const Json& value, const std::string& place, bool lines,
                                    Report& report) {
    if (!value.is_string()) {
        addWrongType(value, place, "text", report);
        return std::nullopt;
    }
    const auto& text = value.get_ref<const std::string&>();
    const auto bad = std::ranges::find_if(
        text, [lines](char c) { return isControl(c) && !(lines && (c == '\n' || c == '\t')); });
    if (bad != text.end()) {
        report.add(place,
                   lines ? "has a control character" : "has a line break or control character");
        return std::nullopt;
    }
    const std::size_t most = lines ? kMaxTextLength : kMaxLineLength;
    const std::size_t count = text.size() > most ? countCharacters(text) : 0;
    if (count > most) {
        report.add(place, "has " + std::to_string(count) + " characters, at most " +
                              std::to_string(most) + " are allowed");
        return std::nullopt;
    }
    return text;
}

bool isId(std::string_view text) {
    return !text.empty() && text.size() <= kMaxIdLength && std::ranges::all_of(text, isIdCharacter);
}

std::optional<std::string> readId(const Json& value, const std::string& place, Report& report) {
    if (!value.is_string()) {
        addWrongType(value, place, "text", report);
        return std::nullopt;
    }
    const auto& id = value.get_ref<const std::string&>();
    if (!isId(id)) {
        report.add(place, inQuotes(id) + " is no id: use 1–" + std::to_string(kMaxIdLength) +
                              " of a–z, 0–9 and -");
        return std::nullopt;
    }
    return id;
}

Fields::Fields(const Json& value, std::string place, Report& report)
    : place_(std::move(place)), report_(report) {
    if (value.is_object()) {
        object_ = &value;
    } else {
        addWrongType(value, place_, "an object", report_);
    }
}

std::string Fields::place(std::string_view key) const {
    return place_.empty() ? std::string(key) : place_ + ", " + std::string(key);
}

const Json* Fields::find(const char* key, Need need) {
    asked_.emplace_back(key);
    if (object_ == nullptr) return nullptr;
    const auto found = object_->find(key);
    if (found != object_->end()) return &*found;
    if (need == Need::Required) report_.add(place(key), "is missing");
    return nullptr;
}

const Json* Fields::list(const char* key, Need need) {
    const Json* value = find(key, need);
    if (value == nullptr || value->is_array()) return value;
    addWrongType(*value, place(key), "a list", report_);
    return nullptr;
}

std::string Fields::line(const char* key, Need need) {
    const Json* value = find(key, need);
    if (value == nullptr) return {};
    auto text = readText(*value, place(key), false, report_).value_or("");
    if (need == Need::Required && value->is_string() &&
        value->get_ref<const std::string&>().empty()) {
        report_.add(place(key), "is empty");
    }
    return text;
}

std::string Fields::lines(const char* key) {
    const Json* value = find(key, Need::Optional);
    return value == nullptr ? std::string()
                            : readText(*value, place(key), true, report_).value_or("");
}

std::string Fields::id(const char* key, Need need) {
    const Json* value = find(key, need);
    return value == nullptr ? std::string() : readId(*value, place(key), report_).value_or("");
}

int Fields::number(const char* key, int least, int most, int absent) {
    const Json* value = find(key, Need::Optional);
    if (value == nullptr) return absent;
    return static_cast<int>(readNumber(*value, place(key), least, most, report_).value_or(absent));
}

int Fields::tenths(const char* key, int least, int most, int absent) {
    const Json* value = find(key, Need::Optional);
    if (value == nullptr) return absent;
    return readTenths(*value, place(key), least, most, report_).value_or(absent);
}

std::optional<grid::Point> Fields::point(const char* key, Need need) {
    const Json* value = find(key, need);
    return value == nullptr ? std::nullopt : readPoint(*value, place(key), report_);
}

std::optional<std::size_t> Fields::word(const char* key, Need need,
                                        std::initializer_list<std::string_view> words) {
    const Json* value = find(key, need);
    if (value == nullptr) return std::nullopt;
    if (!value->is_string()) {
        addWrongType(*value, place(key), "text", report_);
        return std::nullopt;
    }
    const auto& text = value->get_ref<const std::string&>();
    const auto found = std::ranges::find(words, text);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    std::string known;
    for (std::string_view word : words) {
        known += known.empty() ? "" : ", ";
        known += word;
    }
    report_.add(place(key), inQuotes(text) + " is none of " + known);
    return std::nullopt;
}

std::string Fields::more() const {
    if (object_ == nullptr) return {};
    Json rest = Json::object();
    for (const auto& [key, value] : object_->items()) {
        if (std::ranges::find(asked_, key) == asked_.end()) rest[key] = value;
    }
    return rest.empty() ? std::string() : rest.dump();
}

}  // namespace mazeloom::pack
