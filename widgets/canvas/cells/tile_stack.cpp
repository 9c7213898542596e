// SPDX-License-Identifier: MIT
#include "widgets/canvas/cells/tile_stack.h"

#include "widgets/canvas/cells/cell_painter.h"
#include "widgets/canvas/cells/joins.h"

namespace mazeloom::widgets {

namespace {

/// Returns a cell's stack without its joins and object.
TileStack stackOf(const level::CellTiles& tiles, level::Cell cell, const Look& look) {
    TileStack stack{.tiles = tiles};
    if (tiles.terrain < 0) {
        // A door without a tile can be drawn on the game's floor tile. Water and the pack's own
        // terrains get the program's own ground: water has no drawing that would show on a tile,
        // and the pack's terrains have their own ground colours.
        if (level::isOwn(cell.terrain()) ||
            level::info(cell.terrain()).ground != level::Ground::Open)
            stack.tiles.ground = -1;
        stack.hasOwnGround = stack.tiles.ground < 0;
        stack.material = look.material;
    }
    const bool isMark = look.symbol == Symbol::Trap || look.symbol == Symbol::Coin;
    const int above = isMark ? tiles.mark : tiles.terrain;
    if (above < 0) stack.symbol = look.symbol;
    return stack;
}

}  // namespace

TileStack stackAt(const MapView& map, grid::Index cell, const TileLook& look) {
    const level::Cell value = (*map.cells)[cell];
    const grid::Point at = map.cells->point(cell);
    TileStack stack =
        stackOf(look.at(*map.cells, at), value, lookOf(value, (*map.marks)[cell], map.ruleset));
    if (stack.hasOwnGround)
        stack.joins = static_cast<std::uint8_t>(visibleJoins(joinsAt(map, cell)));
    if (!value.hasThing()) return stack;
    const auto thing = map.things->at(cell, map.position);
    if (!thing) return stack;
    const level::OwnKind* const own = map.ownKind(thing->own);
    stack.thing = look.thing(thing->kind, own, at);
    const bool isDrawn = stack.thing < 0;
    stack.own = isDrawn ? own : nullptr;
    stack.symbol = isDrawn && own == nullptr ? symbolOf(thing->kind) : Symbol::None;
    return stack;
}

TileStack plainStack(level::Cell cell, std::uint8_t marks, level::Ruleset ruleset,
                     const TileLook& look) {
    return stackOf(look.plain(cell), cell, lookOf(cell, marks, ruleset));
}

}  // namespace mazeloom::widgets
