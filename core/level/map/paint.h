// SPDX-License-Identifier: MIT
// A painted cell in one byte: its terrain, and in the two high bits at most one mark (a pack's file
// holds one mark per cell).
#pragma once

#include <cstdint>

#include "core/grid/grid.h"
#include "core/level/map/terrain.h"

namespace mazeloom::level {

using Paint = std::uint8_t;

inline constexpr Paint kPaintTerrain = 0x3f;
inline constexpr Paint kPaintMark = 0xc0;
static_assert(kPaintTerrain + 1 == kMostTerrains);

/// The mark that is painted on an open cell of a temple's level.
enum class PaintMark : Paint {
    None = 0,
    NoTrap = 0x40,
    Trap = 0x80,
    Coin = 0xc0,
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
