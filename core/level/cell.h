// SPDX-License-Identifier: MIT
// One cell of a map in one byte: terrain in the low four bits, marks of the hidden maze and the
// presence of a thing in the high four.
#pragma once

#include <cstdint>

#include "core/grid/grid.h"

namespace mazeloom::level {

/// The order matters: everything from Floor on can be walked.
enum class Terrain : std::uint8_t {
    Void,
    Wall,
    Column,
    Fireplace,
    Cabinet,
    Floor,
    ClosedDoor,
    OpenDoor,
    Water,
    WaterfallDown,
    WaterfallUp,
    WaterfallLeft,
    WaterfallRight,
    StairsUp,
    StairsDown,
    Fountain,
};

constexpr bool isWalkable(Terrain t) {
    return t >= Terrain::Floor;
}
constexpr bool isDoor(Terrain t) {
    return t == Terrain::ClosedDoor || t == Terrain::OpenDoor;
}

class Cell {
  public:
    static constexpr std::uint8_t kTerrain = 0x0f;
    static constexpr std::uint8_t kAisle = 0x10;  ///< a passage of the hidden maze
    static constexpr std::uint8_t kTrap = 0x20;
    static constexpr std::uint8_t kCoin = 0x40;
    static constexpr std::uint8_t kThing = 0x80;  ///< look it up in Map::things

    constexpr Cell() = default;
    constexpr Cell(Terrain t) : bits_(static_cast<std::uint8_t>(t)) {}
    static constexpr Cell fromBits(unsigned bits) {
        Cell cell;
        cell.bits_ = static_cast<std::uint8_t>(bits);
        return cell;
    }

    constexpr std::uint8_t bits() const { return bits_; }
    constexpr Terrain terrain() const { return static_cast<Terrain>(bits_ & kTerrain); }
    constexpr bool isWalkable() const { return level::isWalkable(terrain()); }
    constexpr bool isAisle() const { return (bits_ & kAisle) != 0; }
    constexpr bool isTrap() const { return (bits_ & kTrap) != 0; }
    constexpr bool hasCoin() const { return (bits_ & kCoin) != 0; }
    constexpr bool hasThing() const { return (bits_ & kThing) != 0; }

    /// The cell with other terrain, its marks kept.
    constexpr Cell with(Terrain t) const {
        return fromBits((bits_ & ~unsigned{kTerrain}) | static_cast<unsigned>(t));
    }
    constexpr Cell with(std::uint8_t mark) const { return fromBits(bits_ | unsigned{mark}); }
    constexpr Cell without(std::uint8_t mark) const { return fromBits(bits_ & ~unsigned{mark}); }

    friend constexpr bool operator==(Cell, Cell) = default;

  private:
    std::uint8_t bits_ = 0;
};

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
