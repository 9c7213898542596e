// SPDX-License-Identifier: MIT
// The look of a cell: its material and the symbol on it.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <QChar>
#include <QColor>

#include "core/level/map/cell.h"
#include "core/level/map/map.h"
#include "core/level/map/thing.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

class TileLook;

enum class Material : std::uint16_t {
    Void,
    Rock,
    Floor,  ///< open, of unknown origin
    Room,
    Passage,
    Link,
    Handcrafted,
    Aisle,   ///< an aisle of the hidden maze
    Secret,  ///< an open temple cell that is no aisle
    Water,
    SunkenAisle,  ///< an aisle of the hidden maze through water
    FirstShade,   ///< terrains with a ground colour of their own, by terrain number
    /// The same terrains, with an aisle of the hidden maze on them.
    FirstShadedAisle = FirstShade + level::kMostTerrains,
};
inline constexpr std::size_t kMaterialCount =
    static_cast<std::size_t>(Material::FirstShadedAisle) + level::kMostTerrains;

/// The symbol drawn on a cell: the mark Trap or Coin, an object, or a terrain. Objects are numbered
/// by kind from FirstThing (all of the pack's own kinds share one number), terrains from
/// FirstTerrain.
enum class Symbol : std::uint16_t {
    None,
    Trap,
    Coin,
    FirstThing,
    FirstTerrain = FirstThing + level::kThingNumbers,
};
inline constexpr std::size_t kSymbolCount =
    static_cast<std::size_t>(Symbol::FirstTerrain) + level::kMostTerrains;

constexpr Symbol symbolOf(level::ThingKind kind) {
    return static_cast<Symbol>(static_cast<int>(Symbol::FirstThing) + static_cast<int>(kind));
}

constexpr Symbol symbolOf(level::Terrain terrain) {
    if (!level::isOwn(terrain) && level::info(terrain).tint == level::Tint::None)
        return Symbol::None;
    return static_cast<Symbol>(static_cast<int>(Symbol::FirstTerrain) + static_cast<int>(terrain));
}

struct Look {
    Material material = Material::Void;
    Symbol symbol = Symbol::None;
    /// The index of the object's kind among the pack's own, as in Thing::own; −1: none.
    std::int16_t own = -1;
};

/// Returns the look of a cell without its object. `marks` are the cell's marks in the finished map.
Look lookOf(level::Cell cell, std::uint8_t marks, level::Ruleset ruleset);

/// Whether a cell is solid. A wall merges with solid cells, and shows an outline towards all
/// others.
constexpr bool isSolid(level::Cell cell) {
    return level::isMass(cell.terrain());
}

QColor colourOf(Material material, const Theme& theme);
QColor colourOf(Symbol symbol, const Theme& theme);
constexpr bool isThing(Symbol symbol) {
    return symbol >= Symbol::FirstThing && symbol < Symbol::FirstTerrain;
}
/// Returns the kind of object that a symbol stands for; requires isThing(symbol).
level::ThingKind thingOf(Symbol symbol);
/// Returns the terrain that a symbol stands for; nullopt if it stands for none.
std::optional<level::Terrain> terrainOf(Symbol symbol);
/// Returns the bundled font's character for a symbol; null for Symbol::None.
QChar glyphOf(Symbol symbol, const level::TerrainTable& terrains = {});
/// Returns the ground colour of one of the pack's own terrains.
QColor ownGround(const level::OwnTerrain& terrain);

/// Holds the colour of each possible cell, for pictures that draw each cell in a single colour: the
/// colour of the cell's material or the average colour of its tiles, tinted by its symbol.
class ColourTable {
  public:
    /// `tiles`: the pack's own tiles. Cells that they show take the average colours of the tiles.
    /// With null, all colours come from the theme.
    ColourTable(const Theme& theme, level::Ruleset ruleset, const TileLook* tiles = nullptr);

    QRgb colour(level::Cell cell, std::uint8_t marks) const { return narrow(wide(cell, marks)); }
    /// Returns the colour with each byte in a 16-bit lane: one multiplication weights all bytes.
    std::uint64_t wide(level::Cell cell, std::uint8_t marks) const {
        return wide_[place(cell, marks)];
    }

    static constexpr std::uint64_t widen(QRgb colour) {
        const std::uint64_t c = colour;
        return (c & 0xff) | (c & 0xff00) << 8 | (c & 0xff0000) << 16 | (c & 0xff000000) << 24;
    }
    static constexpr QRgb narrow(std::uint64_t wide) {
        return static_cast<QRgb>((wide & 0xff) | (wide >> 8 & 0xff00) | (wide >> 16 & 0xff0000) |
                                 (wide >> 24 & 0xff000000));
    }

  private:
    /// Number of the low bits of a cell that are used: its terrain, aisle, trap, coin and object.
    /// The higher bits follow from the terrain or do not affect the colour.
    static constexpr unsigned kCellBits = std::countr_zero(level::Cell::kWalkable);
    /// Returns the index in wide_: the low kCellBits bits of the cell, then the four marks that
    /// determine the material.
    static constexpr std::size_t place(level::Cell cell, std::uint8_t marks) {
        return (std::size_t{cell.bits()} & ((1u << kCellBits) - 1)) |
               (std::size_t{marks} & 7) << kCellBits |
               (std::size_t{marks} & 0x80) << (kCellBits - 4);
    }

    std::vector<std::uint64_t> wide_;
};

}  // namespace mazeloom::widgets
