// SPDX-License-Identifier: MIT
#include "core/diff/alignment.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/diff/members.h"
#include "core/json/equal.h"
#include "core/json/write.h"

namespace mazeloom::diff {

namespace {

using json::Value;

constexpr std::size_t kNone = static_cast<std::size_t>(-1);
/// Upper bound on the size of a table for the longest common subsequence.
constexpr std::size_t kMostTable = 1'000'000;

std::string valueIn(const Value& object, std::string_view key) {
    const Value* value = object.find(key);
    return value == nullptr ? std::string() : json::toText(*value);
}

/// Returns the name of an element that stays the same when the rest of it changes; empty if the
/// element has none. Elements of different types never have the same name.
std::string nameOf(const Value& element) {
    if (element.isText()) return "text " + element.text();
    if (!element.isObject()) return "value " + json::toText(element);
    for (const std::string_view key : {"id", "stage", "title", "for", "name"}) {
        if (const std::string_view text = textMember(element, key); !text.empty())
            return std::string(key) + ' ' + std::string(text);
    }
    return {};
}

std::string equalText(const Value& element) {
    return element.isObject() ? json::toText(element) : std::string();
}

/// Returns the kind of an object on a map; a trajectory without a kind is a bug's.
std::string thingKindOf(const Value& element) {
    if (!element.isObject()) return {};
    if (const std::string_view kind = textMember(element, "kind"); !kind.empty())
        return std::string(kind);
    return element.find("points") == nullptr ? std::string() : "bug";
}

/// Returns the place of an object in its kind: its cell, a depth, or a rectangle.
std::string spotOf(const Value& element) {
    if (!element.isObject()) return {};
    for (const std::string_view key : {"at", "points", "rect", "depth", "from"}) {
        if (const std::string value = valueIn(element, key); !value.empty())
            return thingKindOf(element) + ' ' + value;
    }
    return {};
}

class Aligner {
  public:
    Aligner(const Value::List& before, const Value::List& after)
        : before_(before),
          after_(after),
          toAfter_(before.size(), kNone),
          toBefore_(after.size(), kNone) {}

    Alignment run() {
        trim();
        matchInOrder();
        matchBy(nameOf);
        matchBy(equalText);
        matchBy(spotOf);
        matchBy(thingKindOf);
        matchBetweenNeighbours();
        return result();
    }

  private:
    void match(std::size_t before, std::size_t after) {
        toAfter_[before] = after;
        toBefore_[after] = before;
    }

    /// Matches the equal elements at both ends.
    void trim() {
        const std::size_t most = std::min(before_.size(), after_.size());
        while (first_ < most && json::isEqual(before_[first_], after_[first_])) {
            match(first_, first_);
            ++first_;
        }
        while (last_ < most - first_ && json::isEqual(before_[before_.size() - 1 - last_],
                                                      after_[after_.size() - 1 - last_])) {
            match(before_.size() - 1 - last_, after_.size() - 1 - last_);
            ++last_;
        }
    }

    /// Matches a longest common subsequence of names, if the lists are not too long for it.
    void matchInOrder() {
        const std::size_t rows = before_.size() - first_ - last_;
        const std::size_t columns = after_.size() - first_ - last_;
        if (rows == 0 || columns == 0 || (rows + 1) > kMostTable / (columns + 1)) return;
        std::vector<std::string> left(rows);
        std::vector<std::string> right(columns);
        for (std::size_t i = 0; i < rows; ++i)
            left[i] = nameOf(before_[first_ + i]);
        for (std::size_t j = 0; j < columns; ++j)
            right[j] = nameOf(after_[first_ + j]);
        const auto isSame = [&](std::size_t i, std::size_t j) {
            return !left[i].empty() && left[i] == right[j];
        };
        // longest[i][j]: the length for the elements from i and from j on.
        std::vector<std::uint32_t> longest((rows + 1) * (columns + 1), 0);
        const auto at = [&](std::size_t i, std::size_t j) -> std::uint32_t& {
            return longest[i * (columns + 1) + j];
        };
        for (std::size_t i = rows; i-- > 0;) {
            for (std::size_t j = columns; j-- > 0;) {
                at(i, j) =
                    isSame(i, j) ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
            }
        }
        for (std::size_t i = 0, j = 0; i < rows && j < columns;) {
            if (isSame(i, j)) {
                match(first_ + i++, first_ + j++);
            } else if (at(i + 1, j) >= at(i, j + 1)) {
                ++i;
            } else {
                ++j;
            }
        }
    }

    /// Matches unmatched elements for which `textOf` returns the same text, the first with the
    /// first.
    void matchBy(std::string (*textOf)(const Value&)) {
        std::map<std::string, std::vector<std::size_t>> free;
        for (std::size_t i = before_.size(); i-- > 0;) {
            if (toAfter_[i] != kNone) continue;
            if (std::string text = textOf(before_[i]); !text.empty())
                free[std::move(text)].push_back(i);
        }
        if (free.empty()) return;
        for (std::size_t j = 0; j < after_.size(); ++j) {
            if (toBefore_[j] != kNone) continue;
            const auto found = free.find(textOf(after_[j]));
            if (found == free.end() || found->second.empty()) continue;
            match(found->second.back(), j);
            found->second.pop_back();
        }
    }

    /// Whether elements without a common name may be the same thing that changed. Texts are names.
    static bool mayBeSame(const Value& a, const Value& b) {
        if (a.isList() || b.isList()) return a.isList() && b.isList();
        if (a.isObject() || b.isObject())
            return a.isObject() && b.isObject() && nameOf(a).empty() && nameOf(b).empty();
        return a.isNumber() && b.isNumber();
    }

    /// Matches the remaining elements that follow the same matched element.
    void matchBetweenNeighbours() {
        for (std::size_t j = 0; j < after_.size(); ++j) {
            if (toBefore_[j] != kNone) continue;
            std::size_t i = 0;
            if (j > 0) {
                if (toBefore_[j - 1] == kNone) continue;
                i = toBefore_[j - 1] + 1;
            }
            if (i < before_.size() && toAfter_[i] == kNone && mayBeSame(before_[i], after_[j]))
                match(i, j);
        }
    }

    Alignment result() const {
        Alignment result;
        for (std::size_t i = 0; i < before_.size(); ++i) {
            if (toAfter_[i] == kNone) result.removed.push_back(i);
        }
        for (std::size_t j = 0; j < after_.size(); ++j) {
            if (toBefore_[j] == kNone) {
                result.added.push_back(j);
            } else {
                result.pairs.push_back({toBefore_[j], j, true});
            }
        }
        // The longest ascending subsequence of the old indices stays, by patience sorting.
        std::vector<std::size_t> tops;
        std::vector<std::size_t> previous(result.pairs.size(), kNone);
        for (std::size_t p = 0; p < result.pairs.size(); ++p) {
            const auto pile =
                std::ranges::lower_bound(tops, result.pairs[p].before, {},
                                         [&](std::size_t top) { return result.pairs[top].before; });
            if (pile != tops.begin()) previous[p] = *(pile - 1);
            if (pile == tops.end()) {
                tops.push_back(p);
            } else {
                *pile = p;
            }
        }
        for (std::size_t p = tops.empty() ? kNone : tops.back(); p != kNone; p = previous[p])
            result.pairs[p].isMoved = false;
        return result;
    }

    const Value::List& before_;
    const Value::List& after_;
    std::vector<std::size_t> toAfter_;
    std::vector<std::size_t> toBefore_;
    std::size_t first_ = 0;  ///< number of equal elements at the beginning
    std::size_t last_ = 0;   ///< number of equal elements at the end
};

}  // namespace

Alignment align(const Value::List& before, const Value::List& after) {
    return Aligner(before, after).run();
}

}  // namespace mazeloom::diff
