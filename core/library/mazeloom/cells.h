// SPDX-License-Identifier: MIT
/// @file
/// The cells of a map: two bytes each, read where the library keeps them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "mazeloom/result.h"

namespace mazeloom {
inline namespace v1 {

/// What a cell is made of. The numbers never change; later versions may add some. Numbers from
/// kFirstOwnTerrain on are terrains of the pack's own: Map::ownTerrains() says what they are.
enum class Terrain : std::uint8_t {
    Void,            ///< outside of the level
    Wall,            ///< solid
    Column,          ///< solid
    Fireplace,       ///< solid; lights what is near
    Cabinet,         ///< solid
    Floor,           ///< can be walked
    ClosedDoor,      ///< opens when somebody walks into it
    OpenDoor,        ///< can be walked
    Water,           ///< can be swum in
    WaterfallDown,   ///< carries who is in it down
    WaterfallUp,     ///< carries up
    WaterfallLeft,   ///< carries to the left
    WaterfallRight,  ///< carries to the right
    StairsUp,        ///< the way to the level above
    StairsDown,      ///< the way to the level below
    Fountain,        ///< can be drunk from
    LockedDoor,      ///< bars the way to all without ThingKind::Key
    SecretDoor,      ///< looks like wall until somebody walks into it
    Rubble,          ///< slows who enters it
    Grass,           ///< floor of another look
    Bridge,          ///< floor over something
    Chasm,           ///< cannot be walked, but seen across
    Lava,            ///< kills who enters it
    Ice,             ///< floor of another look
    Carpet,          ///< floor of another look
    Torch,           ///< solid; hangs on a wall
    MoonDoor,        ///< bars the way to all without ThingKind::MoonKey
    JewelDoor,       ///< bars the way to all without ThingKind::JewelKey
    OneWayUp,        ///< a door that is entered by a step up alone
    OneWayRight,     ///< likewise by a step to the right
    OneWayDown,      ///< likewise by a step down
    OneWayLeft,      ///< likewise by a step to the left
};

/// Terrains of the pack's own have numbers from here to 63.
inline constexpr int kFirstOwnTerrain = 32;

/// What a terrain does to who enters it.
enum class Effect : std::uint8_t { None, Slows, Wounds, Kills };

/// One cell: its terrain, and marks as bits. Bits that are not named here mean nothing.
class Cell {
  public:
    /// The bits of #bits() that are the terrain's number.
    static constexpr std::uint16_t kTerrain = 0x003f;
    static constexpr std::uint16_t kAisle = 0x0040;     ///< temples: a passage of the hidden maze
    static constexpr std::uint16_t kTrap = 0x0080;      ///< temples: a hidden trap
    static constexpr std::uint16_t kCoin = 0x0100;      ///< temples: a coin lies here
    static constexpr std::uint16_t kThing = 0x0200;     ///< a thing of the map stands here
    static constexpr std::uint16_t kWalkable = 0x0400;  ///< follows from the terrain
    static constexpr std::uint16_t kClear = 0x1000;     ///< likewise: lets sight pass
    static constexpr std::uint16_t kLiquid = 0x2000;    ///< likewise: is a liquid
    static constexpr std::uint16_t kExplored = kAisle;  ///< a descent that is played: was seen
    static constexpr std::uint16_t kMonster = kTrap;    ///< likewise: a monster is here
    static constexpr std::uint16_t kItem = kCoin;       ///< likewise: an item lies here

    /// A cell of the void.
    constexpr Cell() = default;
    /// The terrain and all marks.
    constexpr std::uint16_t bits() const { return bits_; }
    /// What it is made of.
    constexpr Terrain terrain() const { return static_cast<Terrain>(bits_ & kTerrain); }
    /// Whether one of these marks is set.
    constexpr bool has(std::uint16_t marks) const { return (bits_ & marks) != 0; }
    /// Whether it is of a terrain of the pack's own.
    constexpr bool isOwnTerrain() const { return (bits_ & kTerrain) >= kFirstOwnTerrain; }
    /// Whether somebody could walk or swim here.
    constexpr bool isWalkable() const { return has(kWalkable); }
    /// What happens to who enters it; Terrain::Lava kills.
    constexpr Effect effect() const { return static_cast<Effect>(bits_ >> 14); }

    /// Whether both look the same.
    friend constexpr bool operator==(Cell, Cell) = default;

  private:
    std::uint16_t bits_ = 0;
};
static_assert(sizeof(Cell) == 2);

/// A look at the cells of a map, a recording or a session, which stays their owner: it holds until
/// that is changed or gone. Rows lie one after the other, #stride() cells apart.
class Cells {
  public:
    /// No cells.
    Cells() = default;
    /// Cells that somebody else keeps.
    Cells(const Cell* data, int width, int height, int stride)
        : data_(data), width_(width), height_(height), stride_(stride) {}

    int width() const { return width_; }    ///< columns
    int height() const { return height_; }  ///< rows
    /// Cells from one row to the next; at least width().
    int stride() const { return stride_; }
    /// The cell at (0, 0).
    const Cell* data() const { return data_; }
    /// Whether a cell is at this place.
    bool contains(Position at) const {
        return at.x >= 0 && at.y >= 0 && at.x < width_ && at.y < height_;
    }
    /// The cell there; void outside.
    Cell at(Position at) const {
        if (!contains(at)) return {};
        return data_[static_cast<std::ptrdiff_t>(at.y) * stride_ + at.x];
    }
    /// A row from left to right; `y` is 0 … height() − 1.
    std::span<const Cell> row(int y) const {
        return {data_ + static_cast<std::ptrdiff_t>(y) * stride_, static_cast<std::size_t>(width_)};
    }

  private:
    const Cell* data_ = nullptr;
    int width_ = 0;
    int height_ = 0;
    int stride_ = 0;
};

}  // namespace v1
}  // namespace mazeloom
