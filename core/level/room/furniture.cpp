// SPDX-License-Identifier: MIT
#include "core/level/room/furniture.h"

#include <string>
#include <vector>

namespace mazeloom::level {

namespace {

Room oneCell(std::string id, Terrain terrain, Standing stands, int ways) {
    Room piece;
    piece.id = std::move(id);
    piece.cells = grid::Grid<Terrain>({1, 1}, terrain);
    piece.stands = stands;
    piece.max = 99;
    piece.symmetries.clear();
    for (int turns = 0; turns < ways; ++turns)
        piece.symmetries.push_back({turns, false});
    return piece;
}

}  // namespace

std::span<const Room> builtInFurniture() {
    static const std::vector<Room> pieces{
        oneCell("column", Terrain::Column, Standing::Free, 1),
        oneCell("fireplace", Terrain::Fireplace, Standing::Wall, 1),
        oneCell("cabinet", Terrain::Cabinet, Standing::Wall, 4)};
    return pieces;
}

}  // namespace mazeloom::level
