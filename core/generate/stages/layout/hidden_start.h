// SPDX-License-Identifier: MIT
// Chooses the lattice and the start of a hidden maze. The lattice is drawn from the seed, so that a
// player cannot infer from the hero's cell which cells hold no trap. It does not depend on the
// level's contents, so that the maze stays the same if the hero moves or the level grows
// (RULES.md G-13.3).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "core/generate/shared/free.h"
#include "core/grid/grid.h"
#include "core/level/map/map.h"
#include "core/random/places.h"

namespace mazeloom::generate {

/// Returns the lattice's offset, 0 or 1 in each direction, drawn for the whole level.
inline grid::Point drawnLattice(const random::Places& places) {
    const grid::Point origin = places.origin();
    const std::uint64_t bits = places.bits(origin);
    return {(origin.x + static_cast<int>(bits >> 63)) & 1,
            (origin.y + static_cast<int>(bits >> 62 & 1)) & 1};
}

/// Finds the shortest way over free cells from the hero's cell to a lattice cell from which the
/// maze can grow; ties go to the smallest hash. The path begins with the hero's cell. It is empty
/// if no such lattice cell is near.
class WayToLattice {
  public:
    WayToLattice(const level::Map& map, grid::Point lattice, const random::Places& places)
        : map_(map), lattice_(lattice), places_(places) {}

    std::vector<grid::Index> from(grid::Index hero) {
        constexpr std::size_t kMostLookedAt = 1000;
        cameFrom_ = {{hero, hero}};
        std::vector<grid::Index> layer{hero};
        while (!layer.empty() && cameFrom_.size() < kMostLookedAt) {
            std::ranges::sort(layer, {},
                              [this](grid::Index i) { return places_.bits(map_.cells.point(i)); });
            const auto found =
                std::ranges::find_if(layer, [this](grid::Index i) { return leadsOn(i); });
            if (found != layer.end()) return wayTo(*found);
            layer = nextTo(layer);
        }
        return {};
    }

  private:
    bool leadsOn(grid::Index i) const {
        const grid::Point at = map_.cells.point(i);
        if ((at.x & 1) != lattice_.x || (at.y & 1) != lattice_.y) return false;
        return std::ranges::any_of(map_.cells.steps(), [&](std::ptrdiff_t step) {
            return isFree(map_.cells[shifted(i, step)]) && isFree(map_.cells[shifted(i, 2 * step)]);
        });
    }

    std::vector<grid::Index> nextTo(const std::vector<grid::Index>& layer) {
        std::vector<grid::Index> next;
        for (const grid::Index i : layer) {
            for (const std::ptrdiff_t step : map_.cells.steps()) {
                const grid::Index beside = shifted(i, step);
                if (isFree(map_.cells[beside]) && cameFrom_.emplace(beside, i).second)
                    next.push_back(beside);
            }
        }
        return next;
    }

    std::vector<grid::Index> wayTo(grid::Index end) const {
        std::vector<grid::Index> way{end};
        while (cameFrom_.at(way.back()) != way.back())
            way.push_back(cameFrom_.at(way.back()));
        std::ranges::reverse(way);
        return way;
    }

    const level::Map& map_;
    const grid::Point lattice_;
    const random::Places places_;
    std::map<grid::Index, grid::Index> cameFrom_;
};

}  // namespace mazeloom::generate
