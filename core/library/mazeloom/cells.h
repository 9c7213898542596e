// SPDX-License-Identifier: MIT
/// @file
/// The cells of a map: two bytes each, read in place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "mazeloom/numbers.h"
#include "mazeloom/result.h"

namespace mazeloom {
inline namespace v1 {

/// The terrain of a cell. The numbers never change; later versions may add some. The
/// kMaxOwnTerrains numbers from kFirstOwnTerrain on are the pack's own terrains, which
/// Map::ownTerrains() describes.
enum class Terrain : std::uint8_t {
    Void = MAZELOOM_VOID,                       ///< outside the level
    Wall = MAZELOOM_WALL,                       ///< solid
    Column = MAZELOOM_COLUMN,                   ///< solid
    Fireplace = MAZELOOM_FIREPLACE,             ///< solid; lights its surroundings
    Cabinet = MAZELOOM_CABINET,                 ///< solid
    Floor = MAZELOOM_FLOOR,                     ///< walkable
    ClosedDoor = MAZELOOM_CLOSED_DOOR,          ///< opens when somebody walks into it
    OpenDoor = MAZELOOM_OPEN_DOOR,              ///< walkable
    Water = MAZELOOM_WATER,                     ///< can be swum in
    WaterfallDown = MAZELOOM_WATERFALL_DOWN,    ///< carries swimmers down
    WaterfallUp = MAZELOOM_WATERFALL_UP,        ///< carries swimmers up
    WaterfallLeft = MAZELOOM_WATERFALL_LEFT,    ///< carries swimmers left
    WaterfallRight = MAZELOOM_WATERFALL_RIGHT,  ///< carries swimmers right
    StairsUp = MAZELOOM_STAIRS_UP,              ///< leads to the level above
    StairsDown = MAZELOOM_STAIRS_DOWN,          ///< leads to the level below
    Fountain = MAZELOOM_FOUNTAIN,               ///< can be drunk from
    LockedDoor = MAZELOOM_LOCKED_DOOR,          ///< blocks everybody without ThingKind::Key
    SecretDoor = MAZELOOM_SECRET_DOOR,          ///< looks like wall until somebody walks into it
    Rubble = MAZELOOM_RUBBLE,                   ///< slows on entry
    Grass = MAZELOOM_GRASS,                     ///< floor with another look
    Bridge = MAZELOOM_BRIDGE,                   ///< floor over something
    Chasm = MAZELOOM_CHASM,                     ///< not walkable, but transparent
    Lava = MAZELOOM_LAVA,                       ///< kills on entry
    Ice = MAZELOOM_ICE,                         ///< floor with another look
    Carpet = MAZELOOM_CARPET,                   ///< floor with another look
    Torch = MAZELOOM_TORCH,                     ///< solid; hangs on a wall
    MoonDoor = MAZELOOM_MOON_DOOR,              ///< blocks everybody without ThingKind::MoonKey
    JewelDoor = MAZELOOM_JEWEL_DOOR,            ///< blocks everybody without ThingKind::JewelKey
    OneWayUp = MAZELOOM_ONE_WAY_UP,             ///< a door that can only be entered upwards
    OneWayRight = MAZELOOM_ONE_WAY_RIGHT,       ///< a door that can only be entered to the right
    OneWayDown = MAZELOOM_ONE_WAY_DOWN,         ///< a door that can only be entered downwards
    OneWayLeft = MAZELOOM_ONE_WAY_LEFT,         ///< a door that can only be entered to the left
};

/// The lowest number of the pack's own terrains.
inline constexpr int kFirstOwnTerrain = MAZELOOM_FIRST_OWN_TERRAIN;
/// Upper bound on the number of the pack's own terrains. Terrains with higher numbers belong to the
/// program again.
inline constexpr int kMaxOwnTerrains = MAZELOOM_MAX_OWN_TERRAINS;

/// The effect of entering a terrain.
enum class Effect : std::uint8_t {
    None = MAZELOOM_EFFECT_NONE,      ///< nothing
    Slows = MAZELOOM_EFFECT_SLOWS,    ///< slows
    Wounds = MAZELOOM_EFFECT_WOUNDS,  ///< wounds
    Kills = MAZELOOM_EFFECT_KILLS,    ///< kills
};

/// One cell: its terrain, and marks as bits. Other bits have no meaning.
class Cell {
  public:
    /// The bits of #bits() that hold the terrain's number.
    static constexpr std::uint16_t kTerrain = MAZELOOM_CELL_TERRAIN;
    static constexpr std::uint16_t kAisle =
        MAZELOOM_CELL_AISLE;  ///< temples: a passage of the hidden maze
    static constexpr std::uint16_t kTrap = MAZELOOM_CELL_TRAP;  ///< temples: a hidden trap
    static constexpr std::uint16_t kCoin = MAZELOOM_CELL_COIN;  ///< temples: a coin lies here
    static constexpr std::uint16_t kThing =
        MAZELOOM_CELL_THING;  ///< a thing of the map stands here
    static constexpr std::uint16_t kWalkable =
        MAZELOOM_CELL_WALKABLE;                                     ///< derived from the terrain
    static constexpr std::uint16_t kClear = MAZELOOM_CELL_CLEAR;    ///< derived: transparent
    static constexpr std::uint16_t kLiquid = MAZELOOM_CELL_LIQUID;  ///< derived: a liquid
    static constexpr std::uint16_t kExplored =
        MAZELOOM_CELL_EXPLORED;  ///< in a played descent: seen
    static constexpr std::uint16_t kMonster =
        MAZELOOM_CELL_MONSTER;                                  ///< in a played descent: a monster
    static constexpr std::uint16_t kItem = MAZELOOM_CELL_ITEM;  ///< in a played descent: an item

    /// Makes a void cell.
    constexpr Cell() = default;
    /// Returns the terrain and all marks.
    constexpr std::uint16_t bits() const { return bits_; }
    /// Returns the terrain.
    constexpr Terrain terrain() const { return static_cast<Terrain>(bits_ & kTerrain); }
    /// Whether any of these marks is set.
    constexpr bool has(std::uint16_t marks) const { return (bits_ & marks) != 0; }
    /// Whether the cell's terrain is one of the pack's own.
    constexpr bool isOwnTerrain() const {
        const int number = bits_ & kTerrain;
        return number >= kFirstOwnTerrain && number < kFirstOwnTerrain + kMaxOwnTerrains;
    }
    /// Whether the cell can be walked or swum.
    constexpr bool isWalkable() const { return has(kWalkable); }
    /// Returns the effect of entering the terrain; Terrain::Lava kills.
    constexpr Effect effect() const { return static_cast<Effect>(bits_ >> 14); }

    /// Whether terrain and marks are equal.
    friend constexpr bool operator==(Cell, Cell) = default;

  private:
    std::uint16_t bits_ = 0;
};
static_assert(sizeof(Cell) == 2);

/// A view of the cells of a map, a recording or a session, which owns them. It is valid until the
/// owner changes or is destroyed. Consecutive rows are #stride() cells apart.
class Cells {
  public:
    /// Makes an empty view.
    Cells() = default;
    /// Makes a view of cells that somebody else owns.
    Cells(const Cell* data, int width, int height, int stride)
        : data_(data), width_(width), height_(height), stride_(stride) {}

    int width() const { return width_; }    ///< columns
    int height() const { return height_; }  ///< rows
    /// Returns the number of cells from one row to the next; at least width().
    int stride() const { return stride_; }
    /// Returns a pointer to the cell at (0, 0).
    const Cell* data() const { return data_; }
    /// Whether there is a cell at this place.
    bool contains(Position at) const {
        return at.x >= 0 && at.y >= 0 && at.x < width_ && at.y < height_;
    }
    /// Returns the cell at a place; void outside.
    Cell at(Position at) const {
        if (!contains(at)) return {};
        return data_[static_cast<std::ptrdiff_t>(at.y) * stride_ + at.x];
    }
    /// Returns a row from left to right; `y` is 0 … height() − 1.
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
