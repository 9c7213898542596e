// SPDX-License-Identifier: MIT
// One cell of a map in two bytes: its terrain, the marks of the hidden maze and the presence of a
// thing.
#pragma once

#include <array>
#include <cstddef>
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
    /// Whether the terrain can be walked and survived, beside the terrain: what every loop over a
    /// map asks. The same holds for the other bits that follow from the terrain, so that none has
    /// to look up a table, which those of the pack's own would need.
    static constexpr Bits kWalkable = 0x0400;
    /// Kept by the designer (RULES.md G-31). Only while a generation runs: to no stage is such a
    /// cell plain wall, plain floor or free.
    static constexpr Bits kKept = 0x0800;
    static constexpr Bits kClear = 0x1000;   ///< the terrain lets sight pass
    static constexpr Bits kLiquid = 0x2000;  ///< the terrain is a liquid
    static constexpr Bits kEffect = 0xc000;  ///< what the terrain does to who enters it
    /// All that follows from the terrain.
    static constexpr Bits kOfTerrain = kTerrain | kWalkable | kClear | kLiquid | kEffect;
    static_assert(kTerrain + 1 == kMostTerrains);

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
    /// Whether it can be entered, if only to die of it.
    constexpr bool canEnter() const { return isWalkable() || effect() == Effect::Kills; }
    /// Whether a trap, a coin or a thing to take may lie on its terrain; on one of the pack's own
    /// where it is walked and does nothing.
    constexpr bool holdsItems() const {
        return isOwn(terrain()) ? isWalkable() && effect() == Effect::None
                                : level::holdsItems(terrain());
    }
    constexpr bool isAisle() const { return (bits_ & kAisle) != 0; }
    constexpr bool isTrap() const { return (bits_ & kTrap) != 0; }
    constexpr bool hasCoin() const { return (bits_ & kCoin) != 0; }
    constexpr bool hasThing() const { return (bits_ & kThing) != 0; }
    constexpr bool isKept() const { return (bits_ & kKept) != 0; }

    /// A cell of terrain that is like this.
    static constexpr Cell of(Terrain t, bool canEnter, bool isOpaque, bool isLiquid,
                             Effect effect) {
        unsigned bits = static_cast<unsigned>(t);
        if (canEnter && effect != Effect::Kills) bits |= kWalkable;
        if (!isOpaque) bits |= kClear;
        if (isLiquid) bits |= kLiquid;
        if (canEnter) bits |= static_cast<unsigned>(effect) * kEffectStep;
        return fromBits(bits);
    }

    /// The cell with other terrain, its marks kept. For terrain of the pack's own: the cell that
    /// its table makes.
    constexpr Cell with(Terrain t) const { return withTerrainOf(Cell(t)); }
    constexpr Cell withTerrainOf(Cell other) const {
        return fromBits((bits_ & ~unsigned{kOfTerrain}) | (other.bits_ & unsigned{kOfTerrain}));
    }
    constexpr Cell with(Bits mark) const { return fromBits(bits_ | unsigned{mark}); }
    constexpr Cell without(Bits mark) const { return fromBits(bits_ & ~unsigned{mark}); }

    /// Adds it to the hash of a game: a byte of the four low bits of the terrain and the marks, and
    /// another one where the terrain needs more bits. So replays from when a cell was one byte
    /// play. Of the pack's own terrain its flags count and not its number, which is another after
    /// the pack was edited or read again.
    template <typename Hash>
    constexpr void addTo(Hash& hash) const {
        const bool isOwnTerrain = isOwn(terrain());
        const unsigned low = isOwnTerrain ? 0 : bits_ & 0x0fu;
        hash.add(static_cast<std::uint8_t>(low | (bits_ >> 2 & 0xf0u)));
        const unsigned more = isOwnTerrain ? 0x20u : bits_ & 0x30u;
        if (more != 0) hash.add(static_cast<std::uint8_t>(more));
        if (isOwnTerrain)
            hash.add(static_cast<std::uint8_t>(
                (bits_ & unsigned{kOfTerrain} & ~unsigned{kTerrain}) >> 8));
    }

    friend constexpr bool operator==(Cell, Cell) = default;

  private:
    static constexpr unsigned kEffectStep = 0x4000;

    Bits bits_ = 0;
};

namespace detail {

/// The bits of a cell of each terrain. Those of the pack's own are solid here.
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

/// Whether what flies ends at it: masses and what blocks sight.
constexpr bool stopsFlight(Cell cell) {
    return cell.isOpaque() || isMass(cell.terrain());
}

/// The same of a temple's beams, blasts, grenades and its boss's looks. There no door is ever shut.
constexpr bool stopsBeam(Cell cell) {
    return stopsFlight(cell) && (!isDoor(cell.terrain()) || isLocked(cell.terrain()));
}

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
