// SPDX-License-Identifier: MIT
// The eight symmetries of the square and their effect on cells, directions and terrains.
#pragma once

#include <array>

#include "core/grid/direction.h"
#include "core/grid/point.h"
#include "core/level/map/cell.h"

namespace mazeloom::level {

/// One of the eight symmetries of the square: a number of clockwise quarter turns, after an
/// optional left–right mirroring.
struct Symmetry {
    int quarterTurns = 0;  ///< 0–3
    bool mirrored = false;

    friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

inline constexpr std::array<Symmetry, 8> kSymmetries{
    {{0, false}, {1, false}, {2, false}, {3, false}, {0, true}, {1, true}, {2, true}, {3, true}}};

/// Returns the place of a cell after turning and mirroring about the middle of cell (0, 0).
grid::Point transformed(grid::Point cell, Symmetry symmetry);
/// Returns the place of a cell of a grid of `size` after turning and mirroring the grid.
grid::Point transformed(grid::Point cell, grid::Size size, Symmetry symmetry);
/// Returns the size of a turned grid.
grid::Size transformed(grid::Size size, Symmetry symmetry);
grid::Direction transformed(grid::Direction direction, Symmetry symmetry);
/// Turns waterfalls and one-way doors; other terrains stay.
Terrain transformed(Terrain terrain, Symmetry symmetry);

}  // namespace mazeloom::level
