// SPDX-License-Identifier: MIT
#include "core/diff/words.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "core/diff/names.h"
#include "core/diff/place.h"
#include "core/diff/subject.h"
#include "core/grid/point_text.h"

namespace mazeloom::diff {

namespace {

using grid::Point;
using json::Value;
using Kind = Change::Kind;

constexpr Sentence kChanged{"diff-changed", "%1: %2 → %3"};
constexpr Sentence kAdded{"diff-added", "added"};
constexpr Sentence kRemoved{"diff-removed", "removed"};
constexpr Sentence kElementAdded{"diff-element-added", "%1: %2 added"};
constexpr Sentence kElementRemoved{"diff-element-removed", "%1: %2 removed"};
constexpr Sentence kOrder{"diff-order", "moved from position %1 to %2"};
constexpr Sentence kElementOrder{"diff-element-order", "%1: %2 moved from position %3 to %4"};
constexpr Sentence kPlace{"diff-place", "moved to %1"};
constexpr Sentence kEnabled{"diff-enabled", "enabled"};
constexpr Sentence kDisabled{"diff-disabled", "disabled"};
constexpr Sentence kWhole{"diff-whole", "the whole content: %1 → %2"};
constexpr Sentence kOneCell{"diff-cell", "cell %1: %2 → %3"};
constexpr Sentence kCells{"diff-cells", "%1 cells: %2 → %3 at %4"};
constexpr Sentence kRespeltCell{"diff-respelt-cell", "cell %1: %2 (“%3” → “%4”)"};
constexpr Sentence kRespeltCells{"diff-respelt-cells", "%1 cells: %2 (“%3” → “%4”) at %5"};
constexpr Sentence kNewCell{"diff-new-cell", "new cell %1: %2"};
constexpr Sentence kNewCells{"diff-new-cells", "%1 new cells: %2 at %3"};
constexpr Sentence kCutCell{"diff-cut-cell", "cell %1 cut off: %2"};
constexpr Sentence kCutCells{"diff-cut-cells", "%1 cells cut off: %2 at %3"};
constexpr Sentence kPointAdded{"diff-point-added", "%1 added at %2"};
constexpr Sentence kPointsAdded{"diff-points-added", "%1 × %2 added at %3"};
constexpr Sentence kPointRemoved{"diff-point-removed", "%1 removed at %2"};
constexpr Sentence kPointsRemoved{"diff-points-removed", "%1 × %2 removed at %3"};
constexpr std::array kSentences{
    kChanged,      kAdded,       kRemoved,      kElementAdded, kElementRemoved, kOrder,
    kElementOrder, kPlace,       kEnabled,      kDisabled,     kWhole,          kOneCell,
    kCells,        kRespeltCell, kRespeltCells, kNewCell,      kNewCells,       kCutCell,
    kCutCells,     kPointAdded,  kPointsAdded,  kPointRemoved, kPointsRemoved};

/// Returns the value of "own-terrains" in the innermost object around a place that has one.
const Value* terrainsAround(const Value& document, const Place& place) {
    const Value* found = document.find("own-terrains");
    const Value* value = &document;
    for (const Step& step : place) {
        value = stepInto(value, step);
        if (value == nullptr) break;
        if (const Value* here = value->find("own-terrains")) found = here;
    }
    return found;
}

class Teller {
  public:
    Teller(const Change& change, const Value& before, const Value& after)
        : change_(change), before_(before), after_(after) {}

    Line line() const {
        switch (change_.kind) {
            case Kind::Cells:
                return cells();
            case Kind::Points:
                return points();
            case Kind::Added:
                return isElement(change_.after)
                           ? element(kAdded, kElementAdded, after_, change_.after, change_.to)
                           : member(after_, change_.after);
            case Kind::Removed:
                return isElement(change_.before) ? element(kRemoved, kElementRemoved, before_,
                                                           change_.before, change_.from)
                                                 : member(before_, change_.before);
            case Kind::Moved:
                return order();
            case Kind::Replaced:
                break;
        }
        return isElement(change_.before) ? listed() : member(before_, change_.before);
    }

  private:
    static bool isElement(const Place& place) {
        return !place.empty() && std::holds_alternative<std::size_t>(place.back());
    }
    static std::string_view lastKey(const Place& place) { return keyBefore(place, place.size()); }

    /// A member that was set, removed or changed.
    Line member(const Value& document, const Place& place) const {
        if (place.empty()) {
            return {{kWhole,
                     {shownValue(change_.from, change_.to, {}),
                      shownValue(change_.to, change_.from, {})}}};
        }
        const std::string& key = std::get<std::string>(place.back());
        Line line = subjectOf(document, place, place.size() - 1);
        const Value* object = &document;
        for (std::size_t i = 0; i + 1 < place.size(); ++i)
            object = stepInto(object, place[i]);
        const bool isOfStage = object != nullptr && object->find("stage") != nullptr;
        const auto isNotFalse = [](const Value* value) {
            return value == nullptr || (value->isBoolean() && value->isTrue());
        };
        if (key == "enabled" && isOfStage && isNotFalse(change_.from) != isNotFalse(change_.to)) {
            line.push_back({isNotFalse(change_.to) ? kEnabled : kDisabled, {}});
        } else if (key == "at" && change_.from != nullptr && change_.to != nullptr &&
                   isObjectList(keyBefore(place, place.size() - 1))) {
            // The old cell is part of the object's name.
            line.push_back({kPlace, {shownValue(change_.to, change_.from, key)}});
        } else {
            Arguments arguments{memberName(key, object)};
            for (Argument& value : values(key))
                arguments.push_back(std::move(value));
            line.push_back({kChanged, std::move(arguments)});
        }
        return line;
    }

    Arguments values(std::string_view key) const {
        return {shownValue(change_.from, change_.to, key),
                shownValue(change_.to, change_.from, key)};
    }

    /// Returns the parts for the object that has a list, whose element is at the place.
    static Line ownerOf(const Value& document, const Place& place) {
        return subjectOf(document, place, place.size() - 1);
    }

    /// An element that was added or removed.
    Line element(const Sentence& ofObject, const Sentence& ofValue, const Value& document,
                 const Place& place, const Value* value) const {
        const std::string_view key = lastKey(place);
        if (value->isObject()) {
            Line line = subjectOf(document, place, place.size());
            line.push_back({ofObject, {}});
            return line;
        }
        Line line = ownerOf(document, place);
        line.push_back({ofValue, {memberName(key, nullptr), shownValue(value, nullptr, key)}});
        return line;
    }

    /// An element without members that was replaced.
    Line listed() const {
        const std::string_view key = lastKey(change_.before);
        Line line = ownerOf(before_, change_.before);
        Arguments arguments{memberName(key, nullptr)};
        for (Argument& value : values(key))
            arguments.push_back(std::move(value));
        line.push_back({kChanged, std::move(arguments)});
        return line;
    }

    Line order() const {
        const auto position = [](const Place& place) {
            return static_cast<std::int64_t>(std::get<std::size_t>(place.back())) + 1;
        };
        const std::int64_t from = position(change_.before);
        const std::int64_t to = position(change_.after);
        const std::string_view key = lastKey(change_.after);
        if (change_.to->isObject()) {
            Line line = subjectOf(after_, change_.after, change_.after.size());
            line.push_back({kOrder, {from, to}});
            return line;
        }
        Line line = ownerOf(after_, change_.after);
        line.push_back(
            {kElementOrder,
             {memberName(key, nullptr), shownValue(change_.to, nullptr, key), from, to}});
        return line;
    }

    Line cells() const {
        const CellGroup& group = change_.group;
        const std::string_view key = lastKey(change_.after);
        Line line = subjectOf(after_, change_.after, change_.after.size() - 1);
        const auto name = [&](char glyph, const Value& document, const Place& place) {
            return glyphName(glyph, key, terrainsAround(document, place));
        };
        const Argument was = name(group.before, before_, change_.before);
        const Argument is = name(group.after, after_, change_.after);
        const std::string where = textOf(group);
        const bool isOne = group.count == 1;
        if (group.before == kNoCell) {
            line.push_back(isOne ? Phrase{kNewCell, {where, is}}
                                 : Phrase{kNewCells, {group.count, is, where}});
        } else if (group.after == kNoCell) {
            line.push_back(isOne ? Phrase{kCutCell, {where, was}}
                                 : Phrase{kCutCells, {group.count, was, where}});
        } else if (mazeloom::english({"", "%1"}, {&was, 1}) ==
                   mazeloom::english({"", "%1"}, {&is, 1})) {
            // A terrain of the pack's own has another character.
            const std::string old(1, group.before);
            const std::string now(1, group.after);
            line.push_back(isOne ? Phrase{kRespeltCell, {where, is, old, now}}
                                 : Phrase{kRespeltCells, {group.count, is, old, now, where}});
        } else {
            line.push_back(isOne ? Phrase{kOneCell, {where, was, is}}
                                 : Phrase{kCells, {group.count, was, is, where}});
        }
        return line;
    }

    Line points() const {
        const CellGroup& group = change_.group;
        const bool isAdded = group.before == kNoCell;
        Line line = subjectOf(after_, change_.after, change_.after.size() - 1);
        const Argument name =
            glyphName(isAdded ? group.after : group.before, lastKey(change_.after), nullptr);
        if (group.count == 1) {
            line.push_back({isAdded ? kPointAdded : kPointRemoved, {name, textOf(group)}});
        } else {
            line.push_back(
                {isAdded ? kPointsAdded : kPointsRemoved, {group.count, name, textOf(group)}});
        }
        return line;
    }

    const Change& change_;
    const Value& before_;
    const Value& after_;
};

}  // namespace

std::string english(const Line& line) {
    std::string text;
    for (const Phrase& phrase : line) {
        if (!text.empty()) text += ": ";
        text += mazeloom::english(phrase);
    }
    return text;
}

Line lineOf(const Change& change, const Value& before, const Value& after) {
    return Teller(change, before, after).line();
}

std::string textOf(const CellGroup& group) {
    std::string text;
    for (const Point cell : group.first)
        text += (text.empty() ? "" : ", ") + grid::textOf(cell);
    if (group.count <= static_cast<std::int64_t>(group.first.size())) return text;
    return text + ", … " + grid::textOf(group.bounds.topLeft()) + "–" +
           grid::textOf({group.bounds.right(), group.bounds.bottom()});
}

std::vector<Sentence> allSentences() {
    std::vector<Sentence> all(kSentences.begin(), kSentences.end());
    const auto subjects = subjectSentences();
    all.insert(all.end(), subjects.begin(), subjects.end());
    return all;
}

std::vector<Word> allWords() {
    std::vector<Word> words;
    for (const std::string_view word : valueWords())
        words.push_back({word});
    for (const KeyName& one : memberNames())
        words.push_back({one.name});
    for (const KeyName& one : elementNames())
        words.push_back({one.name});
    for (const std::string_view word : glyphWords())
        words.push_back({word});
    return words;
}

}  // namespace mazeloom::diff
