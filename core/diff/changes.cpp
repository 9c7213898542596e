// SPDX-License-Identifier: MIT
#include "core/diff/changes.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "core/diff/alignment.h"
#include "core/diff/grid_rows.h"
#include "core/json/equal.h"

namespace mazeloom::diff {

namespace {

using json::Value;
using Kind = Change::Kind;

/// Lists of cells whose order says nothing.
constexpr std::array<std::string_view, 3> kPointKeys{"traps", "coins", "entrances"};

bool isListOfPoints(std::string_view key, const Value& value) {
    return std::ranges::find(kPointKeys, key) != kPointKeys.end() && value.isList() &&
           std::ranges::all_of(value.list(), [](const Value& element) {
               return element.isList() && element.size() == 2 && element[0].isWhole() &&
                      element[1].isWhole();
           });
}

/// Whether the value is a cell, a size, a range or a rectangle, which changes as a whole.
bool isTuple(const Value& value) {
    constexpr std::size_t kMostNumbers = 4;
    return value.isList() && value.size() > 0 && value.size() <= kMostNumbers &&
           std::ranges::all_of(value.list(), [](const Value& one) { return one.isNumber(); });
}

grid::Point originOf(const Value& document) {
    const Value* origin = document.find("origin");
    return origin == nullptr || !origin->isList() ? grid::Point{} : pointOf(*origin);
}

class Comparison {
  public:
    Comparison(const Value& before, const Value& after) {
        const grid::Point from = originOf(before);
        const grid::Point to = originOf(after);
        shift_ = {to.x - from.x, to.y - from.y};
    }

    void compare(const Value& before, const Value& after) {
        if (json::isEqual(before, after)) return;
        if (before.isObject() && after.isObject()) return compareMembers(before, after);
        const std::string* key =
            after_.empty() ? nullptr : std::get_if<std::string>(&after_.back());
        if (key != nullptr && isGrid(*key, before) && isGrid(*key, after))
            return addCells(&before, &after);
        if (key != nullptr && isListOfPoints(*key, before) && isListOfPoints(*key, after) &&
            addPoints(before, after))
            return;
        const bool isWhole = isTuple(before) && isTuple(after);
        if (before.isList() && after.isList() && !isWhole)
            return compareElements(before.list(), after.list());
        add(Kind::Replaced, &before, &after);
    }

    std::vector<Change> take() { return std::move(changes_); }

  private:
    Change& add(Kind kind, const Value* from, const Value* to) {
        return changes_.emplace_back(Change{kind, before_, after_, from, to, {}});
    }

    /// Compares values at places that end with these steps.
    template <typename Work>
    void at(const Step& before, const Step& after, const Work& work) {
        before_.push_back(before);
        after_.push_back(after);
        work();
        before_.pop_back();
        after_.pop_back();
    }
    void addElement(const Step& step, const Value& value) {
        after_.push_back(step);
        add(Kind::Added, nullptr, &value);
        after_.pop_back();
    }
    void removeElement(const Step& step, const Value& value) {
        before_.push_back(step);
        add(Kind::Removed, &value, nullptr);
        before_.pop_back();
    }

    void compareMembers(const Value& before, const Value& after) {
        // A grid without marks is not written, so a missing one is blank.
        const auto isBlankable = [](const json::Member& member) {
            return member.key == "marks" && isGrid(member.key, member.value);
        };
        for (const json::Member& member : before.members()) {
            if (after.find(member.key) != nullptr) continue;
            if (isBlankable(member) && after.find("terrain") != nullptr) {
                at(member.key, member.key, [&] { addCells(&member.value, nullptr); });
            } else {
                removeElement(member.key, member.value);
            }
        }
        for (const json::Member& member : after.members()) {
            const Value* old = before.find(member.key);
            if (old != nullptr) {
                at(member.key, member.key, [&] { compare(*old, member.value); });
            } else if (isBlankable(member) && before.find("terrain") != nullptr) {
                at(member.key, member.key, [&] { addCells(nullptr, &member.value); });
            } else {
                addElement(member.key, member.value);
            }
        }
    }

    void compareElements(const Value::List& before, const Value::List& after) {
        const Alignment alignment = align(before, after);
        for (const std::size_t i : alignment.removed)
            removeElement(i, before[i]);
        auto added = alignment.added.begin();
        const auto addUpTo = [&](std::size_t end) {
            for (; added != alignment.added.end() && *added < end; ++added)
                addElement(*added, after[*added]);
        };
        for (const Pair& pair : alignment.pairs) {
            addUpTo(pair.after);
            at(pair.before, pair.after, [&] {
                const Value& from = before[pair.before];
                const Value& to = after[pair.after];
                if (pair.isMoved) add(Kind::Moved, &from, &to);
                compare(from, to);
            });
        }
        addUpTo(after.size());
    }

    void addCells(const Value* before, const Value* after) {
        const std::size_t count = changes_.size();
        // Cells of pieces, rooms and stamps do not move with the level.
        const grid::Point shift = after_.size() == 1 ? shift_ : grid::Point{};
        for (CellGroup& group : changedCells(before, after, shift))
            add(Kind::Cells, before, after).group = std::move(group);
        // A blank grid and a missing one have the same cells, but are written differently.
        if (changes_.size() == count)
            add(before == nullptr  ? Kind::Added
                : after == nullptr ? Kind::Removed
                                   : Kind::Replaced,
                before, after);
    }

    /// Returns false if both lists have the same cells, in another order or several times.
    bool addPoints(const Value& before, const Value& after) {
        const std::string& key = std::get<std::string>(after_.back());
        const char glyph = key == "traps" ? 'x' : key == "coins" ? '$' : '+';
        const std::size_t count = changes_.size();
        for (CellGroup& group : changedPoints(before, after, glyph))
            add(Kind::Points, &before, &after).group = std::move(group);
        return changes_.size() != count;
    }

    grid::Point shift_;  ///< how far the cells of the level moved
    Place before_;
    Place after_;
    std::vector<Change> changes_;
};

}  // namespace

std::vector<Change> changesBetween(const Value& before, const Value& after) {
    Comparison comparison(before, after);
    comparison.compare(before, after);
    return comparison.take();
}

}  // namespace mazeloom::diff
