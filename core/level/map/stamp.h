// SPDX-License-Identifier: MIT
// A named piece of a level that a pack stores for repeated use.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/grid/grid.h"
#include "core/level/map/kept.h"
#include "core/level/map/object.h"
#include "core/level/map/own_terrain.h"
#include "core/level/map/paint.h"
#include "core/level/map/trajectory.h"

namespace mazeloom::level {

/// A stamp. All coordinates are relative to its top left cell.
struct Stamp {
    /// Upper bound on each side, in cells. pack.json holds all stamps, so they must be small.
    static constexpr int kMaxSide = 128;
    static constexpr std::size_t kMaxStamps = 200;
    /// Upper bound on the cells of all stamps of a pack, including cells outside of their masks.
    static constexpr std::int64_t kMaxCells = 128 * 1024;

    std::string title;  ///< not empty
    /// The painted cells; 0 where a cell does not belong to the stamp.
    PaintGrid paint;
    /// 1 where a cell belongs to the stamp, else 0. The mask is as large as the paint.
    grid::Grid<std::uint8_t> mask;
    std::vector<Object> objects;
    std::vector<Trajectory> trajectories;
    Kept kept = {};
    std::string more;            ///< JSON of unknown keys, as in Object
    TerrainTable terrains = {};  ///< the pack's table

    friend bool operator==(const Stamp&, const Stamp&) = default;
};

}  // namespace mazeloom::level
