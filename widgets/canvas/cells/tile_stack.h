// SPDX-License-Identifier: MIT
// The parts of a cell drawn in a game's own tiles: the tiles from the bottom up, and the program's
// own drawings where the mapping has no tile, so that nothing is invisible to the designer.
#pragma once

#include <array>
#include <cstdint>

#include "core/level/map/map.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/canvas/cells/tile_look.h"

namespace mazeloom::widgets {

struct TileStack {
    level::CellTiles tiles;
    int thing = -1;
    /// Whether the program's own ground lies below all tiles, because the bottom tile is missing.
    bool hasOwnGround = false;
    Material material = Material::Void;  ///< of the program's own ground
    std::uint8_t joins = 0;              ///< of the program's own ground, a set of visible Joins
    /// The program's symbol for the topmost part without a tile, drawn over all tiles. For an
    /// object of one of the pack's own kinds, `own` is set instead.
    Symbol symbol = Symbol::None;
    const level::OwnKind* own = nullptr;
};

/// Returns the stack of a cell, including its object.
TileStack stackAt(const MapView& map, grid::Index cell, const TileLook& look);
/// Returns the stack of a cell whose neighbours are like itself, without its object.
TileStack plainStack(level::Cell cell, std::uint8_t marks, level::Ruleset ruleset,
                     const TileLook& look);

}  // namespace mazeloom::widgets
