// SPDX-License-Identifier: MIT
#include "core/trace/grown.h"

#include <algorithm>

namespace mazeloom::trace {

namespace {

template <typename Grid>
void copyInto(Grid& result, const Grid& from, const grid::Rect& to) {
    const int left = std::max(to.x, 0);
    const int end = std::min(to.right() + 1, from.width());
    if (left >= end) return;
    for (int y = std::max(to.y, 0); y < std::min(to.bottom() + 1, from.height()); ++y) {
        const auto kept = from.row(y).subspan(static_cast<std::size_t>(left),
                                              static_cast<std::size_t>(end - left));
        std::ranges::copy(kept, result.row(y - to.y).begin() + (left - to.x));
    }
}

/// Sets the cells of `result`, which covers the rectangle `to`, outside of `kept` to `value`. Both
/// rectangles are in the same coordinates.
template <typename Grid, typename Value>
void fillBeside(Grid& result, const grid::Rect& kept, const grid::Rect& to, Value value) {
    const int left = std::clamp(kept.x - to.x, 0, to.width);
    const int right = std::clamp(kept.right() + 1 - to.x, left, to.width);
    for (int y = 0; y < to.height; ++y) {
        const auto row = result.row(y);
        const bool isKept = y + to.y >= kept.y && y + to.y <= kept.bottom();
        std::fill(row.begin(), isKept ? row.begin() + left : row.end(), value);
        if (isKept) std::fill(row.begin() + right, row.end(), value);
    }
}

}  // namespace

Trace grown(const Timeline& timeline, const grid::Rect& to) {
    const Trace& from = timeline.trace();
    const grid::Size size{to.width, to.height};
    Trace result;
    result.ruleset = from.ruleset;
    // The frame stays void; the new cells become wall.
    result.initial = level::CellGrid(size);
    fillBeside(result.initial, timeline.cells().bounds(), to, level::Cell(level::Terrain::Wall));
    copyInto(result.initial, timeline.cells(), to);
    result.marks = level::MarkGrid(size);
    copyInto(result.marks, from.marks, to);
    from.kept.forEach([&](grid::Point cell, level::KeptCell kept) {
        if (to.contains(cell)) result.kept.set(cell - to.topLeft(), kept);
    });
    const auto keep = [&](level::Thing thing) {
        if (!to.contains(thing.at)) return;
        thing.at = thing.at - to.topLeft();
        result.initialThings.push_back(thing);
    };
    for (const level::Thing& thing : from.initialThings)
        keep(thing);
    for (const Placement& placement : from.placements) {
        if (placement.step < timeline.position()) keep(placement.thing);
    }
    return result;
}

}  // namespace mazeloom::trace
