// SPDX-License-Identifier: MIT
// A horizontal edge lies where a cell of the area has no cell of the area above it, or none below
// it. Horizontal edges are given as runs. A vertical edge begins at each end of a horizontal one:
// the ends in each column, from top to bottom, are joined in pairs. The walk then alternates
// between horizontal and vertical edges.
#include "core/edit/area/outline.h"

#include <algorithm>
#include <cstdint>
#include <tuple>

namespace mazeloom::edit {

namespace {

using grid::Point;

/// An area with more runs than this is outlined by its bounds: most such areas have too many
/// corners, and tracing the others would take too long.
constexpr std::size_t kMostRuns = 1'000'000;

/// An end of a horizontal edge.
struct End {
    Point at;
    /// Whether the edge is the top edge of its cells, which lie below it.
    bool isTop = false;
    std::uint32_t upright = 0;  ///< index of the other end of the vertical edge from here
};

/// Returns the ends of all horizontal edges. Ends 2k and 2k + 1 belong to one edge: its start and
/// its end in walking direction.
std::vector<End> levelEdges(std::span<const Run> tops, std::span<const Run> bottoms) {
    std::vector<End> ends;
    ends.reserve(2 * (tops.size() + bottoms.size()));
    for (const Run& run : tops) {
        ends.push_back({{run.x, run.y}, true});
        ends.push_back({{run.end(), run.y}, true});
    }
    for (const Run& run : bottoms) {
        ends.push_back({{run.end(), run.y + 1}, false});
        ends.push_back({{run.x, run.y + 1}, false});
    }
    return ends;
}

/// Joins the ends in each column in pairs. Where two cells touch only at a corner, two ends share a
/// point. The end of the edge below the upper cell comes first because its vertical edge goes up.
void joinUpright(std::vector<End>& ends) {
    std::vector<std::uint32_t> order(ends.size());
    for (std::uint32_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::sort(order, {},
                      [&](std::uint32_t i) { return std::tuple(ends[i].at, ends[i].isTop); });
    for (std::size_t i = 0; i + 1 < order.size(); i += 2) {
        ends[order[i]].upright = order[i + 1];
        ends[order[i + 1]].upright = order[i];
    }
}

std::vector<Outline::Loop> walked(const std::vector<End>& ends) {
    std::vector<Outline::Loop> loops;
    std::vector<bool> seen(ends.size());
    for (std::uint32_t start = 0; start < ends.size(); start += 2) {
        if (seen[start]) continue;
        Outline::Loop& loop = loops.emplace_back();
        for (std::uint32_t at = start; !seen[at]; at = ends[at + 1].upright) {
            seen[at] = true;
            loop.push_back(ends[at].at);
            loop.push_back(ends[at + 1].at);
        }
    }
    return loops;
}

}  // namespace

Outline outlineOf(const Area& area, std::size_t mostCorners) {
    if (area.runs().size() <= kMostRuns) {
        const Area tops = area - area.moved({0, 1});
        const Area bottoms = area - area.moved({0, -1});
        std::vector<End> ends = levelEdges(tops.runs(), bottoms.runs());
        if (ends.size() <= mostCorners) {
            joinUpright(ends);
            return {walked(ends), true};
        }
    }
    const grid::Rect bounds = area.bounds();
    const int right = bounds.right() + 1;
    const int bottom = bounds.bottom() + 1;
    return {{{{bounds.x, bounds.y}, {right, bounds.y}, {right, bottom}, {bounds.x, bottom}}},
            false};
}

}  // namespace mazeloom::edit
