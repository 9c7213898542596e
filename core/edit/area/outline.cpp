// SPDX-License-Identifier: MIT
// Level edges are where a cell of the area has none above, or none below; they come as runs. At
// each of their ends an upright edge begins: the ends of a column, from top to bottom, are joined
// in pairs. Then all that is left is to walk: along a level edge, along an upright one, and so on.
#include "core/edit/area/outline.h"

#include <algorithm>
#include <cstdint>
#include <tuple>

namespace mazeloom::edit {

namespace {

using grid::Point;

/// Most areas of more runs have too many corners, and to look for those that do not takes too long.
constexpr std::size_t kMostRuns = 1'000'000;

/// An end of a level edge.
struct End {
    Point at;
    /// The edge's cells are below it, not above.
    bool isTop = false;
    std::uint32_t upright = 0;  ///< the other end of the upright edge from here
};

/// Ends 2k and 2k + 1 belong to one level edge, from where it begins when walked to where it ends.
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

/// Where two cells touch at a corner, two ends lie on one point. That of the edge below the upper
/// cell comes first, for it goes on upwards.
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
