// SPDX-License-Identifier: MIT
// A piece of a level that a pack keeps, by name, to be put down again and again.
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

/// All places are relative to its top left.
struct Stamp {
    /// No side is longer, in cells. A stamp is a piece of a level, not a level: all of them stand
    /// in pack.json.
    static constexpr int kMaxSide = 128;
    static constexpr std::size_t kMaxStamps = 200;
    /// Of all stamps of a pack, with those that do not belong to them.
    static constexpr std::int64_t kMaxCells = 128 * 1024;

    std::string title;  ///< not empty
    /// Cells that do not belong to it are 0.
    PaintGrid paint;
    /// Of the paint's size: 1 where a cell belongs to it.
    grid::Grid<std::uint8_t> mask;
    std::vector<Object> objects;
    std::vector<Trajectory> trajectories;
    Kept kept = {};
    std::string more;            ///< as in Object
    TerrainTable terrains = {};  ///< what the numbers of its terrains stand for

    friend bool operator==(const Stamp&, const Stamp&) = default;
};

}  // namespace mazeloom::level
