// SPDX-License-Identifier: MIT
// The cells that can be reached on foot.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/generate/shared/cells.h"
#include "core/generate/shared/watch.h"
#include "core/grid/grid.h"
#include "core/level/map/cell.h"
#include "core/level/map/terrain.h"

namespace mazeloom::generate {

using Seen = grid::Grid<std::uint8_t, 2>;

/// Whether a hero can walk onto the cell, if necessary with a key.
inline bool leadsOn(level::Cell cell) {
    return cell.isWalkable() || level::isDoor(cell.terrain());
}

/// Returns the cells that can be reached from `start` through cells that `passes` accepts, the
/// nearest first. Marks them in `seen`; cells that are already marked are skipped. Each reached
/// cell is a unit of work.
template <typename Passes>
std::vector<grid::Index> walkFrom(grid::Index start, const level::CellGrid& cells, Seen& seen,
                                  PacedWatch& watch, const Passes& passes) {
    std::vector<grid::Index> reached{start};
    seen[start] = 1;
    const auto goOnFrom = [&](std::size_t next) {
        const grid::Index here = reached[next];
        for (const std::ptrdiff_t step : cells.steps()) {
            const grid::Index beside = shifted(here, step);
            if (seen[beside] != 0 || !passes(cells[beside])) continue;
            seen[beside] = 1;
            reached.push_back(beside);
        }
    };
    watch.forEachQueued(
        0, [&] { return reached.size(); }, goOnFrom);
    return reached;
}

}  // namespace mazeloom::generate
