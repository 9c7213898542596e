// SPDX-License-Identifier: MIT
#include "core/diff/cell_changes.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "core/diff/grid_rows.h"

namespace mazeloom::diff {

namespace {

using grid::Point;
using json::Value;
using Groups = std::map<std::pair<char, char>, CellGroup>;

std::vector<CellGroup> sorted(Groups groups) {
    std::vector<CellGroup> list;
    for (auto& [glyphs, group] : groups)
        list.push_back(std::move(group));
    std::ranges::stable_sort(list, std::ranges::greater(), &CellGroup::count);
    return list;
}

void add(Groups& groups, char before, char after, Point cell) {
    CellGroup& group = groups[{before, after}];
    group.before = before;
    group.after = after;
    group.add(cell);
}

/// A grid, or a blank one.
class Rows {
  public:
    Rows(const Value* rows, grid::Size size, char blank)
        : rows_(rows), size_(size), blank_(blank) {}

    grid::Size size() const { return size_; }
    char at(Point p) const {
        if (p.x < 0 || p.y < 0 || p.x >= size_.width || p.y >= size_.height) return kNoCell;
        if (rows_ == nullptr) return blank_;
        return (*rows_)[static_cast<std::size_t>(p.y)].text()[static_cast<std::size_t>(p.x)];
    }

  private:
    const Value* rows_;
    grid::Size size_;
    char blank_;
};

std::set<std::pair<int, int>> pointsIn(const Value& list) {
    std::set<std::pair<int, int>> points;
    for (const Value& element : list.list()) {
        const Point p = pointOf(element);
        points.insert({p.y, p.x});
    }
    return points;
}

}  // namespace

void CellGroup::add(Point cell) {
    if (first.size() < kMostNamed) first.push_back(cell);
    if (++count == 1) {
        bounds = {cell.x, cell.y, 1, 1};
        return;
    }
    const int right = std::max(bounds.right(), cell.x);
    const int bottom = std::max(bounds.bottom(), cell.y);
    bounds.x = std::min(bounds.x, cell.x);
    bounds.y = std::min(bounds.y, cell.y);
    bounds.width = right - bounds.x + 1;
    bounds.height = bottom - bounds.y + 1;
}

std::vector<CellGroup> changedCells(const Value* before, const Value* after, Point shift,
                                    char blank) {
    const grid::Size oldSize = sizeOfGrid(before == nullptr ? *after : *before);
    const grid::Size newSize = sizeOfGrid(after == nullptr ? *before : *after);
    const Rows old(before, oldSize, blank);
    const Rows now(after, newSize, blank);
    Groups groups;
    for (int y = 0; y < newSize.height; ++y) {
        for (int x = 0; x < newSize.width; ++x) {
            const char was = old.at({x - shift.x, y - shift.y});
            const char is = now.at({x, y});
            if (was != is) add(groups, was, is, {x, y});
        }
    }
    for (int y = 0; y < oldSize.height; ++y) {
        for (int x = 0; x < oldSize.width; ++x) {
            if (now.at({x + shift.x, y + shift.y}) == kNoCell)
                add(groups, old.at({x, y}), kNoCell, {x, y});
        }
    }
    return sorted(std::move(groups));
}

std::vector<CellGroup> changedPoints(const Value& before, const Value& after, char glyph) {
    const auto old = pointsIn(before);
    const auto now = pointsIn(after);
    Groups groups;
    for (const auto& [y, x] : old) {
        if (!now.contains({y, x})) add(groups, glyph, kNoCell, {x, y});
    }
    for (const auto& [y, x] : now) {
        if (!old.contains({y, x})) add(groups, kNoCell, glyph, {x, y});
    }
    return sorted(std::move(groups));
}

Point pointOf(const Value& value) {
    constexpr Point kNowhere{-1, -1};
    if (!value.isList() || value.size() != 2) return kNowhere;
    const auto x = value[0].integer();
    const auto y = value[1].integer();
    constexpr std::int64_t kMost = 10'000'000;
    if (!x || !y || *x < -kMost || *x > kMost || *y < -kMost || *y > kMost) return kNowhere;
    return {static_cast<int>(*x), static_cast<int>(*y)};
}

}  // namespace mazeloom::diff
