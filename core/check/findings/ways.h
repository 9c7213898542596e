// SPDX-License-Identifier: MIT
// Searches for ways and places, used by fixes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <vector>

#include "core/check/findings/regions.h"
#include "core/grid/direction.h"
#include "core/grid/grid.h"

namespace mazeloom::check {

/// The cost of a cell for cheapestWay().
enum class Toll { Free, Paid, Closed };

/// Returns a way from `start` to a cell for which `isGoal` is true, both included, that passes the
/// fewest paid cells; empty if there is none. The way goes through shared edges of cells within
/// `bounds`, which must contain `start`. Start and goal may be entered whatever their toll.
///
/// Searches in rounds; each round allows one more paid cell and covers all free cells in reach.
template <typename TollOf, typename IsGoal>
std::vector<grid::Point> cheapestWay(const grid::Rect& bounds, grid::Point start,
                                     const TollOf& tollOf, const IsGoal& isGoal) {
    struct Step {
        grid::Point cell;
        std::uint8_t back;  ///< direction to the previous cell
    };
    constexpr std::uint8_t kUnknown = 0xff;
    constexpr std::uint8_t kHome = 0xfe;
    grid::Grid<std::uint8_t> back({bounds.width, bounds.height}, kUnknown);
    const auto backAt = [&](grid::Point p) -> std::uint8_t& {
        return back.at(p - bounds.topLeft());
    };
    std::vector<Step> round{{start, kHome}};
    std::vector<Step> next;
    while (!round.empty()) {
        const Step step = round.back();
        round.pop_back();
        if (backAt(step.cell) == kUnknown) {
            backAt(step.cell) = step.back;
            if (isGoal(step.cell)) {
                std::vector<grid::Point> way{step.cell};
                while (backAt(way.back()) != kHome) {
                    const auto d = static_cast<grid::Direction>(backAt(way.back()));
                    way.push_back(way.back() + grid::offset(d));
                }
                std::ranges::reverse(way);
                return way;
            }
            for (const grid::Direction d : grid::kDirections) {
                const grid::Point beside = step.cell + grid::offset(d);
                if (!bounds.contains(beside) || backAt(beside) != kUnknown) continue;
                const Toll toll = isGoal(beside) ? Toll::Free : tollOf(beside);
                if (toll == Toll::Closed) continue;
                const auto wayBack = static_cast<std::uint8_t>(grid::opposite(d));
                (toll == Toll::Free ? round : next).push_back({beside, wayBack});
            }
        }
        if (round.empty()) round.swap(next);
    }
    return {};
}

/// Returns the largest region, or the first of several equally large ones; nullopt if there is
/// none.
inline std::optional<Regions::Label> largestRegion(const Regions& regions) {
    const auto& all = regions.all();
    const auto largest = std::ranges::max_element(all, {}, &Regions::Region::cells);
    return largest == all.end() ? std::nullopt : std::optional(largest->label);
}

/// Returns the accepted cell within `bounds` that is nearest to `from` by Euclidean distance, at
/// most `most` columns and rows away. Among equally near cells, returns one on the smallest square
/// around `from`, and there the first by row, then by column.
template <typename Accepts>
std::optional<grid::Point> nearestCell(grid::Point from, const grid::Rect& bounds, int most,
                                       const Accepts& accepts) {
    std::optional<grid::Point> nearest;
    std::int64_t least = 0;
    const auto look = [&](grid::Point cell) {
        if (!bounds.contains(cell)) return;
        const std::int64_t dx = cell.x - from.x;
        const std::int64_t dy = cell.y - from.y;
        const std::int64_t distance = dx * dx + dy * dy;
        if ((nearest && distance >= least) || !accepts(cell)) return;
        nearest = cell;
        least = distance;
    };
    // Searches growing squares around the cell and stops when a square is farther than the nearest
    // cell found.
    for (std::int64_t ring = 0; ring <= most && (!nearest || ring * ring < least); ++ring) {
        const int r = static_cast<int>(ring);
        for (int y = from.y - r; y <= from.y + r; ++y) {
            const bool isEnd = std::abs(y - from.y) == r;
            for (int x = from.x - r; x <= from.x + r; x += isEnd || r == 0 ? 1 : 2 * r)
                look({x, y});
        }
    }
    return nearest;
}

}  // namespace mazeloom::check
