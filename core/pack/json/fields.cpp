// SPDX-License-Identifier: MIT
#include "core/pack/json/fields.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/json/write.h"
#include "core/level/id.h"
#include "core/level/json_append.h"
#include "core/pack/json/field_limits.h"
#include "core/utf8.h"

namespace mazeloom::pack {

namespace {

ListedWord typeOf(const Json& value) {
    if (value.isObject()) return "an object";
    if (value.isList()) return "a list";
    if (value.isText()) return "text";
    if (value.isBoolean()) return "true or false";
    if (value.isWhole()) return "a whole number";
    if (value.isNumber()) return "a number with a fraction";
    return "null";
}

bool isControl(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

/// Counts the value itself and all values inside it.
std::size_t countValues(const Json& value) {
    std::size_t count = 1;
    if (value.isList()) {
        for (const Json& each : value.list())
            count += countValues(each);
    } else if (value.isObject()) {
        for (const json::Member& member : value.members())
            count += countValues(member.value);
    }
    return count;
}

}  // namespace

void addWrongType(const Json& value, const std::string& place, ListedWord wanted, Report& report) {
    report.add(place, {kMustBe, {wanted, typeOf(value)}});
}

std::optional<std::int64_t> readNumber(const Json& value, const std::string& place,
                                       std::int64_t least, std::int64_t most, Report& report) {
    if (!value.isWhole()) {
        addWrongType(value, place, "a whole number", report);
        return std::nullopt;
    }
    // A number of more than 63 bits is outside every range.
    const auto number = value.integer();
    if (!number || *number < least || *number > most) {
        report.add(place, {kOutsideRange, {json::toText(value), least, most}});
        return std::nullopt;
    }
    return number;
}

std::optional<int> readTenths(const Json& value, const std::string& place, int least, int most,
                              Report& report) {
    if (!value.isNumber()) {
        addWrongType(value, place, "a number", report);
        return std::nullopt;
    }
    // Dividing a whole number by 10 gives the same double as parsing the decimal fraction, so the
    // comparisons are exact.
    const auto number = value.number();
    if (!(number >= least / 10.0 && number <= most / 10.0)) {
        std::string from;
        std::string to;
        level::appendTenths(from, least);
        level::appendTenths(to, most);
        report.add(place, {kOutsideRange, {json::toText(value), from, to}});
        return std::nullopt;
    }
    const auto tenths = static_cast<int>(std::lround(number * 10));
    if (tenths / 10.0 != number) {
        report.add(place, {kOneDecimal, {json::toText(value)}});
        return std::nullopt;
    }
    return tenths;
}

std::optional<grid::Point> readPair(const Json& value, const std::string& place, int least,
                                    int most, Report& report) {
    if (!value.isList() || value.size() != 2) {
        report.add(place, kNotPair);
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
    if (!value.isText()) {
        addWrongType(value, place, "text", report);
        return std::nullopt;
    }
    const auto& text = value.text();
    const auto bad = std::ranges::find_if(
        text, [lines](char c) { return isControl(c) && !(lines && (c == '\n' || c == '\t')); });
    if (bad != text.end()) {
        report.add(place, lines ? kControl : kLineBreak);
        return std::nullopt;
    }
    const std::size_t most = lines ? kMaxTextLength : kMaxLineLength;
    const std::size_t count = text.size() > most ? utf8::countCharacters(text) : 0;
    if (count > most) {
        report.add(place, {kHasMany, {count, ListedWord("characters"), most}});
        return std::nullopt;
    }
    return text;
}

std::optional<std::string> readId(const Json& value, const std::string& place, Report& report) {
    if (!value.isText()) {
        addWrongType(value, place, "text", report);
        return std::nullopt;
    }
    const auto& id = value.text();
    if (!level::isId(id)) {
        report.add(place, {kNoId, {inQuotes(id), level::kMaxIdLength}});
        return std::nullopt;
    }
    return id;
}

Fields::Fields(const Json& value, std::string place, Report& report)
    : place_(std::move(place)), report_(report) {
    if (value.isObject()) {
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
    if (const Json* found = object_->find(key)) return found;
    if (need == Need::Required) report_.add(place(key), kIsMissing);
    return nullptr;
}

const Json* Fields::list(const char* key, Need need) {
    const Json* value = find(key, need);
    if (value == nullptr || value->isList()) return value;
    addWrongType(*value, place(key), "a list", report_);
    return nullptr;
}

std::string Fields::line(const char* key, Need need) {
    const Json* value = find(key, need);
    if (value == nullptr) return {};
    auto text = readText(*value, place(key), false, report_).value_or("");
    if (need == Need::Required && value->isText() && value->text().empty()) {
        report_.add(place(key), kIsEmpty);
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
                                        std::span<const std::string_view> words) {
    const Json* value = find(key, need);
    if (value == nullptr) return std::nullopt;
    if (!value->isText()) {
        addWrongType(*value, place(key), "text", report_);
        return std::nullopt;
    }
    const auto& text = value->text();
    const auto found = std::ranges::find(words, text);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    std::string known;
    for (std::string_view word : words) {
        known += known.empty() ? "" : ", ";
        known += word;
    }
    report_.add(place(key), {kNotOneOf, {inQuotes(text), known}});
    return std::nullopt;
}

template <typename Visit>
void Fields::forEachUnasked(const Visit& visit) const {
    if (object_ == nullptr) return;
    for (const json::Member& member : object_->members()) {
        if (std::ranges::find(asked_, member.key) == asked_.end()) visit(member);
    }
}

void Fields::refuseUnasked() {
    forEachUnasked([this](const json::Member& member) { report_.add(place(member.key), kNotKey); });
}

std::string Fields::more() const {
    const json::Member* first = nullptr;
    std::size_t values = 0;
    forEachUnasked([&](const json::Member& member) {
        if (first == nullptr) first = &member;
        values += countValues(member.value);
    });
    if (first == nullptr) return {};
    report_.countUnknown(place(first->key), values);
    if (report_.unknown() > Report::kMostUnknown) return {};
    std::string text;
    forEachUnasked([&](const json::Member& member) {
        text += text.empty() ? '{' : ',';
        json::appendText(text, member.key);
        text += ':';
        text += json::toText(member.value);
    });
    return text + '}';
}

}  // namespace mazeloom::pack
