// SPDX-License-Identifier: MIT
#include "core/edit/area/area.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <iterator>
#include <limits>
#include <utility>

namespace mazeloom::edit {

namespace {

/// Walks both areas in parallel and returns the stretches where `keep(inA, inB)` is true. `inA` and
/// `inB` tell whether a stretch lies in `a` and in `b`.
template <typename Keep>
std::vector<Run> combined(std::span<const Run> a, std::span<const Run> b, const Keep& keep) {
    std::vector<Run> result;
    std::size_t i = 0;
    std::size_t k = 0;
    const auto rowOf = [](std::span<const Run> runs, std::size_t at) {
        return at < runs.size() ? runs[at].y : std::numeric_limits<int>::max();
    };
    while (i < a.size() || k < b.size()) {
        const int y = std::min(rowOf(a, i), rowOf(b, k));
        int x = std::numeric_limits<int>::min();
        // Each round ends at the next column of the row where a run of either area begins or ends.
        while (rowOf(a, i) == y || rowOf(b, k) == y) {
            int next = std::numeric_limits<int>::max();
            const auto look = [&](std::span<const Run> runs, std::size_t at) {
                if (rowOf(runs, at) != y) return false;
                const bool inside = runs[at].x <= x;
                next = std::min(next, inside ? runs[at].end() : runs[at].x);
                return inside;
            };
            const bool inA = look(a, i);
            const bool inB = look(b, k);
            if (keep(inA, inB)) {
                if (!result.empty() && result.back().y == y && result.back().end() == x) {
                    result.back().count = next - result.back().x;
                } else {
                    result.push_back({y, x, next - x});
                }
            }
            x = next;
            if (rowOf(a, i) == y && a[i].end() <= x) ++i;
            if (rowOf(b, k) == y && b[k].end() <= x) ++k;
        }
    }
    return result;
}

/// Whether the runs are in the order that Area::runs() promises.
[[maybe_unused]] bool areInOrder(std::span<const Run> runs) {
    if (!runs.empty() && runs.front().count <= 0) return false;
    for (std::size_t i = 1; i < runs.size(); ++i) {
        const Run& last = runs[i - 1];
        const Run& run = runs[i];
        if (run.count <= 0 || run.y < last.y || (run.y == last.y && run.x <= last.end()))
            return false;
    }
    return true;
}

}  // namespace

Area::Area(const grid::Rect& rect) {
    if (rect.isEmpty()) return;
    runs_.reserve(static_cast<std::size_t>(rect.height));
    for (int y = rect.y; y <= rect.bottom(); ++y)
        runs_.push_back({y, rect.x, rect.width});
}

Area::Area(std::vector<Run> runs) : runs_(std::move(runs)) {
    std::erase_if(runs_, [](const Run& run) { return run.count <= 0; });
    std::ranges::sort(runs_);
    std::size_t kept = 0;
    for (const Run& run : runs_) {
        Run* last = kept > 0 ? &runs_[kept - 1] : nullptr;
        if (last != nullptr && last->y == run.y && run.x <= last->end()) {
            last->count = std::max(last->end(), run.end()) - last->x;
        } else {
            runs_[kept++] = run;
        }
    }
    runs_.resize(kept);
}

Area Area::ofOrdered(std::vector<Run> runs) {
    assert(areInOrder(runs));
    Area area;
    area.runs_ = std::move(runs);
    return area;
}

std::int64_t Area::cellCount() const {
    std::int64_t count = 0;
    for (const Run& run : runs_)
        count += run.count;
    return count;
}

grid::Rect Area::bounds() const {
    if (runs_.empty()) return {};
    int left = std::numeric_limits<int>::max();
    int end = std::numeric_limits<int>::min();
    for (const Run& run : runs_) {
        left = std::min(left, run.x);
        end = std::max(end, run.end());
    }
    const int top = runs_.front().y;
    return {left, top, end - left, runs_.back().y - top + 1};
}

bool Area::contains(grid::Point cell) const {
    const auto after = std::ranges::upper_bound(
        runs_, Run{cell.y, cell.x, std::numeric_limits<int>::max()}, std::ranges::less{});
    if (after == runs_.begin()) return false;
    const Run& run = *std::prev(after);
    return run.y == cell.y && cell.x < run.end();
}

std::span<const Run> Area::row(int y) const {
    const auto first = std::ranges::lower_bound(runs_, y, {}, &Run::y);
    const auto end = std::ranges::upper_bound(first, runs_.end(), y, {}, &Run::y);
    return {first, end};
}

Area Area::moved(grid::Point by) const {
    Area result = *this;
    for (Run& run : result.runs_) {
        run.y += by.y;
        run.x += by.x;
    }
    return result;
}

Area Area::clipped(const grid::Rect& rect) const {
    Area result;
    if (rect.isEmpty()) return result;
    for (const Run& run : runs_) {
        if (run.y < rect.y || run.y > rect.bottom()) continue;
        const int x = std::max(run.x, rect.x);
        const int end = std::min(run.end(), rect.right() + 1);
        if (x < end) result.runs_.push_back({run.y, x, end - x});
    }
    return result;
}

Area Area::invertedIn(const grid::Rect& within) const {
    return Area(within) - *this;
}

Area operator|(const Area& a, const Area& b) {
    Area result;
    result.runs_ = combined(a.runs_, b.runs_, [](bool inA, bool inB) { return inA || inB; });
    return result;
}

Area operator&(const Area& a, const Area& b) {
    Area result;
    result.runs_ = combined(a.runs_, b.runs_, [](bool inA, bool inB) { return inA && inB; });
    return result;
}

Area operator-(const Area& a, const Area& b) {
    Area result;
    result.runs_ = combined(a.runs_, b.runs_, [](bool inA, bool inB) { return inA && !inB; });
    return result;
}

}  // namespace mazeloom::edit
