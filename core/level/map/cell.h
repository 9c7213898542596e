// SPDX-License-Identifier: MIT
// One cell of a map in two bytes: its terrain, the marks of the hidden maze and the presence of a
// thing.
#pragma once

#include <cstdint>

#include "core/grid/grid.h"
#include "core/level/map/terrain.h"

namespace mazeloom::level {

class Cell {
  public:
    using Bits = std::uint16_t;

    static constexpr Bits kTerrain = 0x003f;
    static constexpr Bits kAisle = 0x0040;  ///< a passage of the hidden maze
    static constexpr Bits kTrap = 0x0080;
    static constexpr Bits kCoin = 0x0100;
    static constexpr Bits kThing = 0x0200;  ///< look it up in Map::things
    /// Whether the terrain can be walked, beside the terrain: what every loop over a map asks.
    static constexpr Bits kWalkable = 0x0400;
    /// Kept by the designer (RULES.md G-31). Only while a generation runs: to no stage is such a
    /// cell plain wall, plain floor or free.
    static constexpr Bits kKept = 0x0800;
    static_assert(kTerrain + 1 == kMostTerrains);

    constexpr Cell() = default;
    constexpr Cell(Terrain t) : bits_(bitsOf(t)) {}
    static constexpr Cell fromBits(unsigned bits) {
        Cell cell;
        cell.bits_ = static_cast<Bits>(bits);
        return cell;
    }

    constexpr Bits bits() const { return bits_; }
    constexpr Terrain terrain() const { return static_cast<Terrain>(bits_ & kTerrain); }
    constexpr bool isWalkable() const { return (bits_ & kWalkable) != 0; }
    constexpr bool isAisle() const { return (bits_ & kAisle) != 0; }
    constexpr bool isTrap() const { return (bits_ & kTrap) != 0; }
    constexpr bool hasCoin() const { return (bits_ & kCoin) != 0; }
    constexpr bool hasThing() const { return (bits_ & kThing) != 0; }
    constexpr bool isKept() const { return (bits_ & kKept) != 0; }

    /// The cell with other terrain, its marks kept.
    constexpr Cell with(Terrain t) const {
        return fromBits((bits_ & ~unsigned{kTerrain | kWalkable}) | bitsOf(t));
    }
    constexpr Cell with(Bits mark) const { return fromBits(bits_ | unsigned{mark}); }
    constexpr Cell without(Bits mark) const { return fromBits(bits_ & ~unsigned{mark}); }

    /// Adds it to the hash of a game: a byte of the four low bits of the terrain and the marks, and
    /// another one where the terrain needs more bits. So replays from when a cell was one byte
    /// play.
    template <typename Hash>
    constexpr void addTo(Hash& hash) const {
        hash.add(static_cast<std::uint8_t>((bits_ & 0x0fu) | (bits_ >> 2 & 0xf0u)));
        const unsigned more = bits_ & 0x30u;
        if (more != 0) hash.add(static_cast<std::uint8_t>(more));
    }

    friend constexpr bool operator==(Cell, Cell) = default;

  private:
    static constexpr Bits bitsOf(Terrain t) {
        return static_cast<Bits>(static_cast<unsigned>(t) |
                                 (level::isWalkable(t) ? unsigned{kWalkable} : 0u));
    }

    Bits bits_ = 0;
};
static_assert(Cell() == Cell(Terrain::Void));

/// Framed by two cells of void, so that "two cells ahead" is always a valid index.
using CellGrid = grid::Grid<Cell, 2>;

/// What stages know of a cell beside what the map shows; never drawn from, never recorded.
enum Mark : std::uint8_t {
    kRoom = 0x01,      ///< floor of a placed room (all shapes, handcrafted included)
    kPassage = 0x02,   ///< carved by a maze, corridor or link; stays when a dead end is filled
    kFinal = 0x04,     ///< handcrafted: later stages never carve, fill or furnish it
    kEntrance = 0x08,  ///< a final wall cell where a door may open
    kNoTrap = 0x10,    ///< painted: no trap here
    kForced = 0x20,    ///< painted: the trap or coin here stays
    kRegion = 0x40,    ///< the hero can walk here in an empty level (set by reach)
    kLink = 0x80,      ///< opened by unite
};
using MarkGrid = grid::Grid<std::uint8_t, 2>;

}  // namespace mazeloom::level
