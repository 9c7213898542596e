// SPDX-License-Identifier: MIT
#include "core/diff/subject.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <variant>

#include "core/diff/cell_changes.h"
#include "core/diff/members.h"
#include "core/diff/names.h"
#include "core/generate/stages/stages.h"
#include "core/in_quotes.h"
#include "core/json/write.h"
#include "core/level/id.h"
#include "core/level/map/thing.h"
#include "core/utf8.h"

namespace mazeloom::diff {

namespace {

using grid::Point;
using json::Value;

constexpr Sentence kStage{"diff-stage", "stage %1"};
constexpr Sentence kNumberedStage{"diff-numbered-stage", "stage %2, %1"};
constexpr Sentence kNamed{"diff-named", "%1 %2"};
constexpr Sentence kThing{"diff-thing", "%1 at %2"};
constexpr Sentence kNamedThing{"diff-named-thing", "%1 %2 at %3"};
constexpr Sentence kGroup{"diff-group", "%1"};
constexpr Sentence kTranslation{"diff-translation", "translation %1"};

constexpr std::array kSubjectSentences{kStage, kNumberedStage, kNamed,
                                       kThing, kNamedThing,    kTranslation};

constexpr std::string_view kNotSet = "not set";
constexpr std::string_view kYes = "yes";
constexpr std::string_view kNo = "no";
constexpr std::array kValueWords{kNotSet, kYes, kNo};

constexpr std::string_view kObjectLists[]{"objects", "trajectories", "things"};

std::optional<Point> cellIn(const Value& object) {
    const Value* at = object.find("at");
    if (at == nullptr) {
        const Value* points = object.find("points");
        if (points == nullptr || !points->isList() || points->size() == 0) return std::nullopt;
        at = &(*points)[0];
    }
    if (!at->isList() || at->size() != 2) return std::nullopt;
    return pointOf(*at);
}

Argument nameOfThing(const Value& object) {
    std::string_view kind = textMember(object, "kind");
    if (kind.empty() && object.find("points") != nullptr) kind = "bug";
    if (const auto known = level::thingKind(kind)) return *known;
    return std::string(kind);
}

/// Returns a text that is shown beside `other`: from shortly before their first difference.
std::string shownText(const std::string& text, const std::string* other) {
    if (level::isId(text)) return text;
    constexpr std::size_t kLong = 48;
    constexpr std::size_t kContext = 16;
    std::size_t from = 0;
    if (other != nullptr && text.size() > kLong) {
        const auto [here, there] =
            std::mismatch(text.begin(), text.end(), other->begin(), other->end());
        from = static_cast<std::size_t>(here - text.begin());
        from -= std::min(from, kContext);
        // A cut must not split a character of UTF-8.
        while (from > 0 && utf8::isContinuation(text[from]))
            --from;
    }
    return inQuotes((from > 0 ? "…" : "") + text.substr(from));
}

/// Adds the name of an object that is a member, with the index `i` in the place.
void addGroup(Line& line, const Place& place, std::size_t i) {
    const std::string& key = std::get<std::string>(place[i]);
    if (key == "translations" || key == "campaign") return;
    if (keyBefore(place, i) == "translations") {
        line.push_back({kTranslation, {key}});
    } else {
        line.push_back({kGroup, {memberName(key, nullptr)}});
    }
}

}  // namespace

const Value* stepInto(const Value* value, const Step& step) {
    if (value == nullptr) return nullptr;
    if (const std::size_t* index = std::get_if<std::size_t>(&step))
        return value->isList() && *index < value->size() ? &(*value)[*index] : nullptr;
    return value->find(std::get<std::string>(step));
}

std::string_view keyBefore(const Place& place, std::size_t index) {
    while (index-- > 0) {
        if (const std::string* key = std::get_if<std::string>(&place[index])) return *key;
    }
    return {};
}

bool isObjectList(std::string_view key) {
    return std::ranges::find(kObjectLists, key) != std::end(kObjectLists);
}

Phrase elementPhrase(const Value& list, const Value& value, std::size_t index,
                     std::string_view key) {
    const auto number = static_cast<std::int64_t>(index) + 1;
    if (const std::string_view stage = textMember(value, "stage"); !stage.empty()) {
        const auto isSame = [&](const Value& other) { return textMember(other, "stage") == stage; };
        if (std::ranges::count_if(list.list(), isSame) < 2)
            return {kStage, {generate::stageName(stage)}};
        return {kNumberedStage, {generate::stageName(stage), number}};
    }
    const auto cell = cellIn(value);
    if (isObjectList(key) && cell) {
        const Argument kind = nameOfThing(value);
        if (const std::string_view id = textMember(value, "id"); !id.empty())
            return {kNamedThing, {kind, std::string(id), *cell}};
        return {kThing, {kind, *cell}};
    }
    for (const std::string_view name : {"id", "title", "name", "for"}) {
        if (const std::string_view text = textMember(value, name); !text.empty())
            return {kNamed, {elementName(key), shownText(std::string(text), nullptr)}};
    }
    if (cell) return {kThing, {elementName(key), *cell}};
    return {kNamed, {elementName(key), number}};
}

Line subjectOf(const Value& document, const Place& place, std::size_t count) {
    Line line;
    const Value* value = &document;
    for (std::size_t i = 0; i < count; ++i) {
        const Value* const parent = value;
        value = stepInto(value, place[i]);
        const bool isIndexNext =
            i + 1 < place.size() && std::holds_alternative<std::size_t>(place[i + 1]);
        if (const std::size_t* index = std::get_if<std::size_t>(&place[i])) {
            if (parent != nullptr && value != nullptr)
                line.push_back(elementPhrase(*parent, *value, *index, keyBefore(place, i)));
        } else if (!isIndexNext) {
            addGroup(line, place, i);
        }
    }
    return line;
}

Argument shownValue(const Value* value, const Value* other, std::string_view key) {
    if (value == nullptr) return Word{kNotSet};
    if (value->isBoolean()) return Word{value->isTrue() ? kYes : kNo};
    if (value->isText())
        return shownText(value->text(),
                         other != nullptr && other->isText() ? &other->text() : nullptr);
    const bool isPair =
        value->isList() && value->size() == 2 && (*value)[0].isWhole() && (*value)[1].isWhole();
    if (!isPair) return value->isNumber() ? json::toText(*value) : inQuotes(json::toText(*value));
    const std::string first = json::toText((*value)[0]);
    const std::string second = json::toText((*value)[1]);
    if (key == "size") return first + " × " + second;
    if (key == "at" || key == "points" || key == "origin" || key == "traps" || key == "coins" ||
        key == "entrances" || key == "value")
        return "(" + first + ", " + second + ")";
    return first + ".." + second;
}

std::span<const Sentence> subjectSentences() {
    return kSubjectSentences;
}

std::span<const std::string_view> valueWords() {
    return kValueWords;
}

}  // namespace mazeloom::diff
