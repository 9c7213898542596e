// SPDX-License-Identifier: MIT
// One cell of a map in two bytes: its terrain, the marks of the hidden maze and the presence of a
// thing.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/grid/grid.h"
#include "core/level/map/terrain.h"

namespace mazeloom::level {

class Cell {
  public:
    using Bits = std::uint16_t;

    /// The terrain's number. It has the lowest bits, so that a mask is enough to read it.
    static constexpr Bits kTerrain = kMostTerrains - 1;
    static constexpr Bits kAisle = kMostTerrains << 0;  ///< a passage of the hidden maze
    static constexpr Bits kTrap = kMostTerrains << 1;
    static constexpr Bits kCoin = kMostTerrains << 2;
    static constexpr Bits kThing = kMostTerrains << 3;  ///< a thing stands here: Map::things has it
    /// Whether the terrain can be walked and survived. Every loop over a map asks this, so the
    /// answer is stored beside the terrain; otherwise the pack's own terrains would need a table
    /// look-up. The same holds for the other properties below.
    static constexpr Bits kWalkable = kMostTerrains << 4;
    /// Pinned by the designer (RULES.md G-31). Set only while a generation runs: no stage may treat
    /// a pinned cell as normal wall, normal floor or free.
    static constexpr Bits kKept = kMostTerrains << 5;
    static constexpr Bits kClear = kMostTerrains << 6;   ///< the terrain lets sight pass
    static constexpr Bits kLiquid = kMostTerrains << 7;  ///< the terrain is a liquid
    /// The terrain's effect on anyone who enters the cell, in the highest bits.
    static constexpr Bits kEffect = kMostTerrains << 8 | kMostTerrains << 9;
    /// All bits that are determined by the terrain.
    static constexpr Bits kOfTerrain = kTerrain | kWalkable | kClear | kLiquid | kEffect;
    static_assert(std::has_single_bit(kMostTerrains));

    constexpr Cell() = default;
    constexpr Cell(Terrain t);
    static constexpr Cell fromBits(unsigned bits) {
        Cell cell;
        cell.bits_ = static_cast<Bits>(bits);
        return cell;
    }

    constexpr Bits bits() const { return bits_; }
    constexpr Terrain terrain() const { return static_cast<Terrain>(bits_ & kTerrain); }
    constexpr bool isWalkable() const { return (bits_ & kWalkable) != 0; }
    constexpr bool isOpaque() const { return (bits_ & kClear) == 0; }
    constexpr bool isLiquid() const { return (bits_ & kLiquid) != 0; }
    constexpr Effect effect() const { return static_cast<Effect>(bits_ / kEffectStep); }
    /// Whether the cell can be entered, even if only to die.
    constexpr bool canEnter() const { return isWalkable() || effect() == Effect::Kills; }
    /// Whether a trap, a coin or an item may lie on the cell's terrain. One of the pack's own
    /// terrains allows this if it can be walked and has no effect.
    constexpr bool holdsItems() const {
        return isOwn(terrain()) ? isWalkable() && effect() == Effect::None
                                : level::holdsItems(terrain());
    }
    constexpr bool isAisle() const { return (bits_ & kAisle) != 0; }
    constexpr bool isTrap() const { return (bits_ & kTrap) != 0; }
    constexpr bool hasCoin() const { return (bits_ & kCoin) != 0; }
    constexpr bool hasThing() const { return (bits_ & kThing) != 0; }
    constexpr bool isKept() const { return (bits_ & kKept) != 0; }

    /// Returns a cell of terrain with these properties.
    static constexpr Cell of(Terrain t, bool canEnter, bool isOpaque, bool isLiquid,
                             Effect effect) {
        unsigned bits = static_cast<unsigned>(t);
        if (canEnter && effect != Effect::Kills) bits |= kWalkable;
        if (!isOpaque) bits |= kClear;
        if (isLiquid) bits |= kLiquid;
        if (canEnter) bits |= static_cast<unsigned>(effect) * kEffectStep;
        return fromBits(bits);
    }

    /// Returns the cell with another terrain and the same marks. For the pack's own terrains, use
    /// withTerrainOf() with a cell made by the pack's table.
    constexpr Cell with(Terrain t) const { return withTerrainOf(Cell(t)); }
    constexpr Cell withTerrainOf(Cell other) const {
        return fromBits((bits_ & ~unsigned{kOfTerrain}) | (other.bits_ & unsigned{kOfTerrain}));
    }
    constexpr Cell with(Bits mark) const { return fromBits(bits_ | unsigned{mark}); }
    constexpr Cell without(Bits mark) const { return fromBits(bits_ & ~unsigned{mark}); }

    /// Adds the cell to the hash of a game: one byte with the marks and the low four bits of the
    /// terrain's number, and a second byte if the number needs more bits, so that replays recorded
    /// when a cell had one byte still play. For the pack's own terrains, their flags count instead
    /// of their number, which may change when the pack is edited or read again.
    template <typename Hash>
    constexpr void addTo(Hash& hash) const {
        const bool isOwnTerrain = isOwn(terrain());
        const unsigned number = isOwnTerrain ? kFirstOwnTerrain : bits_ & kTerrain;
        const unsigned marks = bits_ / kAisle & 0x0fu;
        hash.add(static_cast<std::uint8_t>((number & 0x0fu) | marks << 4));
        if (number > 0x0f) hash.add(static_cast<std::uint8_t>(number & 0xf0u));
        if (isOwnTerrain) {
            const unsigned flags = bits_ & kOfTerrain & ~unsigned{kTerrain};
            hash.add(static_cast<std::uint8_t>(flags / kWalkable << 2));
        }
    }

    friend constexpr bool operator==(Cell, Cell) = default;

  private:
    static constexpr unsigned kEffectStep = kMostTerrains << 8;

    Bits bits_ = 0;
};

namespace detail {

/// The bits of a cell of each terrain, by terrain number. The pack's own terrains are solid here.
inline constexpr std::array<Cell::Bits, kMostTerrains> kCellBits = [] {
    std::array<Cell::Bits, kMostTerrains> bits{};
    for (std::size_t number = 0; number < kMostTerrains; ++number)
        bits[number] = static_cast<Cell::Bits>(number);
    for (const TerrainInfo& row : kTerrains) {
        bits[static_cast<std::size_t>(row.terrain)] =
            Cell::of(row.terrain, row.walkable, row.opaque, row.liquid, row.effect).bits();
    }
    return bits;
}();

}  // namespace detail

constexpr Cell::Cell(Terrain t) : bits_(detail::kCellBits[static_cast<std::size_t>(t)]) {}
static_assert(Cell() == Cell(Terrain::Void));

/// Whether flying objects stop at the cell. They stop at masses and at cells that block sight.
constexpr bool stopsFlight(Cell cell) {
    return cell.isOpaque() || isMass(cell.terrain());
}

/// Whether a temple's beams, blasts, grenades and the boss's gaze stop at the cell. In a temple,
/// only locked doors count as shut.
constexpr bool stopsBeam(Cell cell) {
    return stopsFlight(cell) && (!isDoor(cell.terrain()) || isLocked(cell.terrain()));
}

/// The grid has a frame of two void cells on each side, so that "two cells ahead" is always a valid
/// index.
using CellGrid = grid::Grid<Cell, 2>;

/// Facts that stages know about a cell besides its own bits; steps of a trace do not record them.
enum Mark : std::uint8_t {
    kRoom = 0x01,      ///< floor of a placed room (all shapes, handcrafted included)
    kPassage = 0x02,   ///< carved by a maze, corridor or link; stays when a dead end is filled
    kFinal = 0x04,     ///< handcrafted: later stages never carve, fill or furnish it
    kEntrance = 0x08,  ///< a final wall cell where a door may open
    kNoTrap = 0x10,    ///< painted: no trap may be here
    kForced = 0x20,    ///< painted: the trap or coin here stays
    kRegion = 0x40,    ///< the hero can walk here in an empty level (set by reach)
    kLink = 0x80,      ///< opened by the stage `unite`
};
using MarkGrid = grid::Grid<std::uint8_t, 2>;

}  // namespace mazeloom::level
