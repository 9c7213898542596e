// SPDX-License-Identifier: MIT
/// @file
/// The cells of a map: two bytes each, read where the library keeps them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "mazeloom/numbers.h"
#include "mazeloom/result.h"

namespace mazeloom {
inline namespace v1 {

/// What a cell is made of. The numbers never change; later versions may add some. Numbers from
/// kFirstOwnTerrain on are terrains of the pack's own: Map::ownTerrains() says what they are.
enum class Terrain : std::uint8_t {
    Void = MAZELOOM_VOID,                       ///< outside of the level
    Wall = MAZELOOM_WALL,                       ///< solid
    Column = MAZELOOM_COLUMN,                   ///< solid
    Fireplace = MAZELOOM_FIREPLACE,             ///< solid; lights what is near
    Cabinet = MAZELOOM_CABINET,                 ///< solid
    Floor = MAZELOOM_FLOOR,                     ///< can be walked
    ClosedDoor = MAZELOOM_CLOSED_DOOR,          ///< opens when somebody walks into it
    OpenDoor = MAZELOOM_OPEN_DOOR,              ///< can be walked
    Water = MAZELOOM_WATER,                     ///< can be swum in
    WaterfallDown = MAZELOOM_WATERFALL_DOWN,    ///< carries who is in it down
    WaterfallUp = MAZELOOM_WATERFALL_UP,        ///< carries up
    WaterfallLeft = MAZELOOM_WATERFALL_LEFT,    ///< carries to the left
    WaterfallRight = MAZELOOM_WATERFALL_RIGHT,  ///< carries to the right
    StairsUp = MAZELOOM_STAIRS_UP,              ///< the way to the level above
    StairsDown = MAZELOOM_STAIRS_DOWN,          ///< the way to the level below
    Fountain = MAZELOOM_FOUNTAIN,               ///< can be drunk from
    LockedDoor = MAZELOOM_LOCKED_DOOR,          ///< bars the way to all without ThingKind::Key
    SecretDoor = MAZELOOM_SECRET_DOOR,          ///< looks like wall until somebody walks into it
    Rubble = MAZELOOM_RUBBLE,                   ///< slows who enters it
    Grass = MAZELOOM_GRASS,                     ///< floor of another look
    Bridge = MAZELOOM_BRIDGE,                   ///< floor over something
    Chasm = MAZELOOM_CHASM,                     ///< cannot be walked, but seen across
    Lava = MAZELOOM_LAVA,                       ///< kills who enters it
    Ice = MAZELOOM_ICE,                         ///< floor of another look
    Carpet = MAZELOOM_CARPET,                   ///< floor of another look
    Torch = MAZELOOM_TORCH,                     ///< solid; hangs on a wall
    MoonDoor = MAZELOOM_MOON_DOOR,              ///< bars the way to all without ThingKind::MoonKey
    JewelDoor = MAZELOOM_JEWEL_DOOR,            ///< bars the way to all without ThingKind::JewelKey
    OneWayUp = MAZELOOM_ONE_WAY_UP,             ///< a door that is entered by a step up alone
    OneWayRight = MAZELOOM_ONE_WAY_RIGHT,       ///< likewise by a step to the right
    OneWayDown = MAZELOOM_ONE_WAY_DOWN,         ///< likewise by a step down
    OneWayLeft = MAZELOOM_ONE_WAY_LEFT,         ///< likewise by a step to the left
};

/// Terrains of the pack's own have numbers from here to 63.
inline constexpr int kFirstOwnTerrain = MAZELOOM_FIRST_OWN_TERRAIN;

/// What a terrain does to who enters it.
enum class Effect : std::uint8_t {
    None = MAZELOOM_EFFECT_NONE,      ///< nothing
    Slows = MAZELOOM_EFFECT_SLOWS,    ///< it slows
    Wounds = MAZELOOM_EFFECT_WOUNDS,  ///< it wounds
    Kills = MAZELOOM_EFFECT_KILLS,    ///< it kills
};

/// One cell: its terrain, and marks as bits. Bits that are not named here mean nothing.
class Cell {
  public:
    /// The bits of #bits() that are the terrain's number.
    static constexpr std::uint16_t kTerrain = MAZELOOM_CELL_TERRAIN;
    static constexpr std::uint16_t kAisle =
        MAZELOOM_CELL_AISLE;  ///< temples: a passage of the hidden maze
    static constexpr std::uint16_t kTrap = MAZELOOM_CELL_TRAP;  ///< temples: a hidden trap
    static constexpr std::uint16_t kCoin = MAZELOOM_CELL_COIN;  ///< temples: a coin lies here
    static constexpr std::uint16_t kThing =
        MAZELOOM_CELL_THING;  ///< a thing of the map stands here
    static constexpr std::uint16_t kWalkable =
        MAZELOOM_CELL_WALKABLE;                                     ///< follows from the terrain
    static constexpr std::uint16_t kClear = MAZELOOM_CELL_CLEAR;    ///< likewise: lets sight pass
    static constexpr std::uint16_t kLiquid = MAZELOOM_CELL_LIQUID;  ///< likewise: is a liquid
    static constexpr std::uint16_t kExplored =
        MAZELOOM_CELL_EXPLORED;  ///< a descent that is played: was seen
    static constexpr std::uint16_t kMonster =
        MAZELOOM_CELL_MONSTER;                                  ///< likewise: a monster is here
    static constexpr std::uint16_t kItem = MAZELOOM_CELL_ITEM;  ///< likewise: an item lies here

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
