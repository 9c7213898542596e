// SPDX-License-Identifier: MIT
#include "widgets/canvas/cell_look.h"

#include "widgets/canvas/blend.h"

namespace mazeloom::widgets {

namespace {

using level::Cell;
using level::Terrain;

Material openMaterial(Cell cell, std::uint8_t marks, level::Ruleset ruleset) {
    if (cell.isAisle()) return Material::Aisle;
    if ((marks & level::kFinal) != 0) return Material::Handcrafted;
    if ((marks & level::kLink) != 0) return Material::Link;
    if ((marks & level::kRoom) != 0) return Material::Room;
    if ((marks & level::kPassage) != 0) return Material::Passage;
    return ruleset == level::Ruleset::Temple ? Material::Secret : Material::Floor;
}

Material materialOf(Cell cell, std::uint8_t marks, level::Ruleset ruleset) {
    switch (cell.terrain()) {
        case Terrain::Void:
            return Material::Void;
        case Terrain::Wall:
        case Terrain::Fireplace:
            return Material::Rock;
        case Terrain::Water:
        case Terrain::WaterfallDown:
        case Terrain::WaterfallUp:
        case Terrain::WaterfallLeft:
        case Terrain::WaterfallRight:
            return cell.isAisle() ? Material::SunkenAisle : Material::Water;
        default:
            return openMaterial(cell, marks, ruleset);
    }
}

Symbol symbolOf(Terrain terrain) {
    switch (terrain) {
        case Terrain::Column:
            return Symbol::Column;
        case Terrain::Fireplace:
            return Symbol::Fireplace;
        case Terrain::Cabinet:
            return Symbol::Cabinet;
        case Terrain::ClosedDoor:
            return Symbol::ClosedDoor;
        case Terrain::OpenDoor:
            return Symbol::OpenDoor;
        case Terrain::WaterfallDown:
            return Symbol::WaterfallDown;
        case Terrain::WaterfallUp:
            return Symbol::WaterfallUp;
        case Terrain::WaterfallLeft:
            return Symbol::WaterfallLeft;
        case Terrain::WaterfallRight:
            return Symbol::WaterfallRight;
        case Terrain::StairsUp:
            return Symbol::StairsUp;
        case Terrain::StairsDown:
            return Symbol::StairsDown;
        case Terrain::Fountain:
            return Symbol::Fountain;
        default:
            return Symbol::None;
    }
}

/// Symbol::FirstThing and later.
level::ThingKind thingOf(Symbol symbol) {
    return static_cast<level::ThingKind>(static_cast<int>(symbol) -
                                         static_cast<int>(Symbol::FirstThing));
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
        case Wand:
            return theme.friendly;
        default:
            return theme.hostile;
    }
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
    }
    return theme.floor;
}

QColor colourOf(Symbol symbol, const Theme& theme) {
    switch (symbol) {
        case Symbol::None:
            return Qt::transparent;
        case Symbol::Column:
        case Symbol::Cabinet:
            return theme.furniture;
        case Symbol::Fireplace:
            return theme.fire;
        case Symbol::ClosedDoor:
        case Symbol::OpenDoor:
            return theme.door;
        case Symbol::StairsUp:
        case Symbol::StairsDown:
            return theme.stairs;
        case Symbol::WaterfallDown:
        case Symbol::WaterfallUp:
        case Symbol::WaterfallLeft:
        case Symbol::WaterfallRight:
        case Symbol::Fountain:
            return theme.spray;
        case Symbol::Trap:
            return theme.trap;
        case Symbol::Coin:
            return theme.coin;
        default:
            return colourOf(thingOf(symbol), theme);
    }
}

QChar glyphOf(Symbol symbol) {
    switch (symbol) {
        case Symbol::None:
            return {};
        case Symbol::Column:
            return u'o';
        case Symbol::Fireplace:
            return u'F';
        case Symbol::Cabinet:
            return u'c';
        case Symbol::ClosedDoor:
            return u'+';
        case Symbol::OpenDoor:
            return u'\'';
        case Symbol::WaterfallDown:
            return u'v';
        case Symbol::WaterfallUp:
            return u'^';
        case Symbol::WaterfallLeft:
            return u'{';
        case Symbol::WaterfallRight:
            return u'}';
        case Symbol::StairsUp:
            return u'<';
        case Symbol::StairsDown:
            return u'>';
        case Symbol::Fountain:
            return u'f';
        case Symbol::Trap:
            return u'x';
        case Symbol::Coin:
            return u'$';
        default:
            return QLatin1Char(level::info(thingOf(symbol)).glyph);
    }
}

ColourTable::ColourTable(const Theme& theme, level::Ruleset ruleset) {
    // Traps and coins are many: seen from afar they are a tint, or the level's shape would drown in
    // them. What is rare stays to be found.
    constexpr int kManyShare = kWhole / 3;
    constexpr int kFewShare = kWhole * 2 / 3;
    for (unsigned kept = 0; kept < 16; ++kept) {
        const auto marks = static_cast<std::uint8_t>((kept & 7) | (kept & 8) << 4);
        for (unsigned bits = 0; bits < 256; ++bits) {
            const Cell cell = Cell::fromBits(bits);
            const Look look = lookOf(cell, marks, ruleset);
            const QRgb ground = colourOf(look.material, theme).rgb();
            QRgb colour = ground;
            if (cell.hasThing()) {
                colour = blended(ground, theme.hero.rgb(), kFewShare);
            } else if (look.symbol != Symbol::None) {
                const bool isOneOfMany = cell.isTrap() || cell.hasCoin();
                colour = blended(ground, colourOf(look.symbol, theme).rgb(),
                                 isOneOfMany ? kManyShare : kFewShare);
            }
            wide_[place(cell, marks)] = widen(colour);
        }
    }
}

}  // namespace mazeloom::widgets
