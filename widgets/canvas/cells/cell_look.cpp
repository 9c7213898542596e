// SPDX-License-Identifier: MIT
#include "widgets/canvas/cells/cell_look.h"

#include "widgets/canvas/cells/blend.h"
#include "widgets/canvas/cells/tile_stack.h"

namespace mazeloom::widgets {

namespace {

using level::Cell;

Material openMaterial(Cell cell, std::uint8_t marks, level::Ruleset ruleset) {
    if (cell.isAisle()) return Material::Aisle;
    if ((marks & level::kFinal) != 0) return Material::Handcrafted;
    if ((marks & level::kLink) != 0) return Material::Link;
    if ((marks & level::kRoom) != 0) return Material::Room;
    if ((marks & level::kPassage) != 0) return Material::Passage;
    return ruleset == level::Ruleset::Temple ? Material::Secret : Material::Floor;
}

Material shadeOf(Cell cell) {
    const Material first = cell.isAisle() ? Material::FirstShadedAisle : Material::FirstShade;
    return static_cast<Material>(static_cast<int>(first) + static_cast<int>(cell.terrain()));
}

/// Returns the colour of a terrain that has its own ground colour.
QColor colourOfShade(Material material, const Theme& theme) {
    // The share of the terrain's colour; the theme's floor adds the rest, so that the result suits
    // every theme.
    constexpr double kShare = 0.75;
    const bool isAisle = material >= Material::FirstShadedAisle;
    const auto terrain = static_cast<level::Terrain>(
        static_cast<int>(material) -
        static_cast<int>(isAisle ? Material::FirstShadedAisle : Material::FirstShade));
    if (const level::OwnTerrain* own = theme.terrains.ownOf(terrain)) {
        const QColor colour = toned(ownGround(*own), theme);
        return isAisle ? mixedColour(colour, theme.aisle, 0.5) : colour;
    }
    // The characters on a terminal's black ground tell such terrains apart.
    if (theme.isTerminal()) return isAisle ? theme.aisle : theme.water;
    const QColor shade = QColor(QRgb(level::info(terrain).shade));
    const QColor ground = mixedColour(theme.floor, shade, kShare);
    return isAisle ? mixedColour(ground, theme.aisle, 0.5) : ground;
}

Material materialOf(Cell cell, std::uint8_t marks, level::Ruleset ruleset) {
    if (level::isOwn(cell.terrain()) || level::info(cell.terrain()).shade != 0)
        return shadeOf(cell);
    switch (level::info(cell.terrain()).ground) {
        case level::Ground::Void:
            return Material::Void;
        case level::Ground::Rock:
            return Material::Rock;
        case level::Ground::Liquid:
            return cell.isAisle() ? Material::SunkenAisle : Material::Water;
        case level::Ground::Open:
            break;
    }
    return openMaterial(cell, marks, ruleset);
}

QColor colourOf(level::ThingKind kind, const Theme& theme) {
    using enum level::ThingKind;
    switch (kind) {
        case Hero:
            return theme.hero;
        case Exit:
        case Heart:
        case Tnt:
        case Grenade:
        case Console:
        case Potion:
        case Weapon:
        case Armour:
        case Wand:
            return theme.friendly;
        case Key:
            return theme.of(level::Tint::Door);
        case MoonKey:
            return theme.of(level::Tint::Moon);
        case JewelKey:
            return theme.of(level::Tint::Jewel);
        default:
            return theme.hostile;
    }
}

/// Returns a ground's colour, tinted by the symbol on it.
QRgb tinted(QRgb ground, Cell cell, Symbol symbol, const Theme& theme) {
    // Traps and coins are numerous. At small scales they only tint the ground, so that the level's
    // shape stays visible; rare symbols stay prominent.
    constexpr int kManyShare = kWhole / 3;
    constexpr int kFewShare = kWhole * 2 / 3;
    if (cell.hasThing()) return blended(ground, theme.hero.rgb(), kFewShare);
    if (symbol == Symbol::None) return ground;
    if (symbol == Symbol::Trap) {
        return theme.hasLoudTraps ? blended(ground, theme.trap.rgb(), kManyShare)
                                  : blended(ground, theme.quietTrap.rgb(), kWhole / 8);
    }
    return blended(ground, colourOf(symbol, theme).rgb(), cell.hasCoin() ? kManyShare : kFewShare);
}

/// Blends the premultiplied colour `colour` over the opaque colour `under`.
QRgb laidOver(QRgb under, QRgb colour) {
    const int rest = 255 - qAlpha(colour);
    const auto lane = [rest](int below, int above) { return above + (below * rest + 127) / 255; };
    return qRgb(lane(qRed(under), qRed(colour)), lane(qGreen(under), qGreen(colour)),
                lane(qBlue(under), qBlue(colour)));
}

QRgb colourOfTiles(const TileStack& stack, Cell cell, const TileLook& tiles, const Theme& theme) {
    const Material ground = stack.hasOwnGround ? stack.material : Material::Void;
    QRgb colour = colourOf(ground, theme).rgb();
    for (const int tile :
         {stack.tiles.ground, stack.tiles.terrain, stack.tiles.aisle, stack.tiles.mark}) {
        if (tile >= 0) colour = laidOver(colour, tiles.average(tile));
    }
    return tinted(colour, cell, stack.symbol, theme);
}

}  // namespace

Look lookOf(Cell cell, std::uint8_t marks, level::Ruleset ruleset) {
    Look look{materialOf(cell, marks, ruleset), symbolOf(cell.terrain())};
    if (cell.isTrap()) look.symbol = Symbol::Trap;
    if (cell.hasCoin()) look.symbol = Symbol::Coin;
    return look;
}

QColor colourOf(Material material, const Theme& theme) {
    switch (material) {
        case Material::Void:
            return theme.voidCell;
        case Material::Rock:
            return theme.rock;
        case Material::Floor:
            return theme.floor;
        case Material::Room:
            return theme.room;
        case Material::Passage:
            return theme.passage;
        case Material::Link:
            return theme.link;
        case Material::Handcrafted:
            return theme.handcrafted;
        case Material::Aisle:
            return theme.aisle;
        case Material::Secret:
            return theme.secret;
        case Material::Water:
            return theme.water;
        case Material::SunkenAisle:
            return QColor(blended(theme.water.rgb(), theme.aisle.rgb(), kWhole / 2));
        default:
            return colourOfShade(material, theme);
    }
}

level::ThingKind thingOf(Symbol symbol) {
    return static_cast<level::ThingKind>(static_cast<int>(symbol) -
                                         static_cast<int>(Symbol::FirstThing));
}

std::optional<level::Terrain> terrainOf(Symbol symbol) {
    if (symbol < Symbol::FirstTerrain) return std::nullopt;
    return static_cast<level::Terrain>(static_cast<int>(symbol) -
                                       static_cast<int>(Symbol::FirstTerrain));
}

QColor ownGround(const level::OwnTerrain& terrain) {
    return QColor(QRgb(terrain.colour.rgba >> 8));
}

QColor colourOf(Symbol symbol, const Theme& theme) {
    const auto ownTerrain = terrainOf(symbol);
    if (const level::OwnTerrain* own = ownTerrain ? theme.terrains.ownOf(*ownTerrain) : nullptr) {
        // At small scales, a terrain without a drawing shows only its ground colour.
        const QColor ground = toned(ownGround(*own), theme);
        if (own->sprite.empty()) return ground;
        return qGray(ground.rgb()) > 110 ? ground.darker(230) : ground.lighter(230);
    }
    if (const auto terrain = terrainOf(symbol)) return theme.of(level::info(*terrain).tint);
    switch (symbol) {
        case Symbol::None:
            return Qt::transparent;
        case Symbol::Trap:
            return theme.trap;
        case Symbol::Coin:
            return theme.coin;
        default:
            return colourOf(thingOf(symbol), theme);
    }
}

QChar glyphOf(Symbol symbol, const level::TerrainTable& terrains) {
    if (const auto terrain = terrainOf(symbol)) return QLatin1Char(terrains.character(*terrain));
    switch (symbol) {
        case Symbol::None:
            return {};
        case Symbol::Trap:
            return u'x';
        case Symbol::Coin:
            return u'$';
        default:
            return QLatin1Char(level::info(thingOf(symbol)).glyph);
    }
}

ColourTable::ColourTable(const Theme& theme, level::Ruleset ruleset, const TileLook* tiles)
    : wide_(std::size_t{1} << (kCellBits + 4)) {
    for (unsigned kept = 0; kept < 16; ++kept) {
        const auto marks = static_cast<std::uint8_t>((kept & 7) | (kept & 8) << 4);
        for (unsigned bits = 0; bits < 1u << kCellBits; ++bits) {
            // Skips numbers that stand for no terrain; they occur in no map.
            if (!theme.terrains.has(static_cast<level::Terrain>(bits & Cell::kTerrain))) continue;
            const Cell cell = Cell::fromBits(bits);
            const Look look = lookOf(cell, marks, ruleset);
            const QRgb colour =
                tiles == nullptr
                    ? tinted(colourOf(look.material, theme).rgb(), cell, look.symbol, theme)
                    : colourOfTiles(plainStack(cell, marks, ruleset, *tiles), cell, *tiles, theme);
            wide_[place(cell, marks)] = widen(colour);
        }
    }
}

}  // namespace mazeloom::widgets
