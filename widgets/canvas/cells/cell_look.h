// SPDX-License-Identifier: MIT
// How a cell looks: the material that it is made of, and the symbol that stands on it.
#pragma once

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

enum class Material : std::uint8_t {
    Void,
    Rock,
    Floor,  ///< open, of no known origin
    Room,
    Passage,
    Link,
    Handcrafted,
    Aisle,   ///< a way of the hidden maze
    Secret,  ///< an open cell of a temple that is no aisle
    Water,
    SunkenAisle,  ///< a way of the hidden maze through water
    FirstShade,   ///< ground of a colour of its own, by the terrain's number
    /// The same with a way of the hidden maze.
    FirstShadedAisle = FirstShade + level::kMostTerrains,
};
inline constexpr std::size_t kMaterialCount =
    static_cast<std::size_t>(Material::FirstShadedAisle) + level::kMostTerrains;

/// Marks' symbols, then one for each kind of thing, one for all of a pack's own kinds, then one for
/// each number of terrain.
enum class Symbol : std::uint8_t {
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
    /// Of a thing of the pack's own kinds, as Thing::own.
    std::int16_t own = -1;
};

/// The look of a cell without the thing that may stand there. `marks` are the finished map's.
Look lookOf(level::Cell cell, std::uint8_t marks, level::Ruleset ruleset);

/// Walls join with these; towards all others they show an outline.
constexpr bool isSolid(level::Cell cell) {
    return level::isMass(cell.terrain());
}

QColor colourOf(Material material, const Theme& theme);
QColor colourOf(Symbol symbol, const Theme& theme);
constexpr bool isThing(Symbol symbol) {
    return symbol >= Symbol::FirstThing && symbol < Symbol::FirstTerrain;
}
/// Of a symbol that stands for a thing.
level::ThingKind thingOf(Symbol symbol);
/// The terrain that a symbol stands for, where it is one's.
std::optional<level::Terrain> terrainOf(Symbol symbol);
/// The character of the bundled font that stands for a symbol; null for Symbol::None.
QChar glyphOf(Symbol symbol, const level::TerrainTable& terrains = {});
/// The colour of the ground of a terrain of the pack's own.
QColor ownGround(const level::OwnTerrain& terrain);

/// The one colour of each cell when there is no room for more: its material, tinted by its symbol.
class ColourTable {
  public:
    /// `tiles` are a game's own, which cells are shown in; null: none.
    ColourTable(const Theme& theme, level::Ruleset ruleset, const TileLook* tiles = nullptr);

    QRgb colour(level::Cell cell, std::uint8_t marks) const { return narrow(wide(cell, marks)); }
    /// The same, each byte in a 16-bit lane of its own: a weighted sum takes one multiplication.
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
    /// The cell's bits but for what follows from its terrain.
    static constexpr unsigned kCellBits = 10;
    /// By these bits and the four marks that decide a material.
    static constexpr std::size_t place(level::Cell cell, std::uint8_t marks) {
        return (std::size_t{cell.bits()} & ((1u << kCellBits) - 1)) |
               (std::size_t{marks} & 7) << kCellBits |
               (std::size_t{marks} & 0x80) << (kCellBits - 4);
    }

    std::vector<std::uint64_t> wide_;
};

}  // namespace mazeloom::widgets
