// SPDX-License-Identifier: MIT
// What is drawn of a cell in a game's own tiles: the tiles from below, and what the program draws
// where the mapping has none, so that the designer sees all that is there.
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
    /// Whether the program's own ground lies below all tiles, as those below are missing.
    bool hasOwnGround = false;
    Material material = Material::Void;  ///< of that ground
    std::uint8_t joins = 0;              ///< of that ground, a set of visible Joins
    /// The program's own symbol of the topmost that has no tile, over all tiles; for a thing of the
    /// pack's own kinds `own` is set in its place.
    Symbol symbol = Symbol::None;
    const level::OwnKind* own = nullptr;
};

/// With all that stands there.
TileStack stackAt(const MapView& map, grid::Index cell, const TileLook& look);
/// Of a cell among its like, without the thing that may stand there.
TileStack plainStack(level::Cell cell, std::uint8_t marks, level::Ruleset ruleset,
                     const TileLook& look);

}  // namespace mazeloom::widgets
