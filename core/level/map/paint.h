// SPDX-License-Identifier: MIT
// A painted cell in one byte: the terrain, and in the two bits above it the mark. There is at most
// one mark, because a pack's file holds one per cell.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/grid/grid.h"
#include "core/level/map/terrain.h"

namespace mazeloom::level {

using Paint = std::uint8_t;

inline constexpr Paint kPaintTerrain = kMostTerrains - 1;
inline constexpr Paint kPaintMark = kMostTerrains * 3;
/// The number of values that a painted cell can have.
inline constexpr std::size_t kPaintCount = kMostTerrains * 4;

/// The mark that is painted on an open cell of a temple's level.
enum class PaintMark : Paint {
    None = 0,
    NoTrap = kMostTerrains,
    Trap = kMostTerrains * 2,
    Coin = kMostTerrains * 3,
};

constexpr Terrain terrainOf(Paint paint) {
    return static_cast<Terrain>(paint & kPaintTerrain);
}
constexpr PaintMark markOf(Paint paint) {
    return static_cast<PaintMark>(paint & kPaintMark);
}
constexpr Paint painted(Terrain terrain, PaintMark mark = PaintMark::None) {
    return static_cast<Paint>(static_cast<unsigned>(terrain) | static_cast<unsigned>(mark));
}
/// Returns the same terrain with another mark.
constexpr Paint marked(Paint paint, PaintMark mark) {
    return painted(terrainOf(paint), mark);
}

using PaintGrid = grid::Grid<Paint>;

}  // namespace mazeloom::level
