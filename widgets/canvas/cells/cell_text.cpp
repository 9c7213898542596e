// SPDX-License-Identifier: MIT
#include "widgets/canvas/cells/cell_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "widgets/qstring.h"

namespace mazeloom::widgets {

namespace {

class CellText {
    Q_DECLARE_TR_FUNCTIONS(CellText)
};

/// Returns a word for how an open cell came to be, such as "room"; empty if unknown.
QString originText(std::uint8_t marks) {
    if ((marks & level::kFinal) != 0) return CellText::tr("handcrafted");
    if ((marks & level::kLink) != 0) return CellText::tr("link");
    if ((marks & level::kRoom) != 0) return CellText::tr("room");
    if ((marks & level::kPassage) != 0) return CellText::tr("passage");
    return {};
}

}  // namespace

QString terrainText(level::Terrain terrain, const level::TerrainTable& terrains) {
    if (const level::OwnTerrain* own = terrains.ownOf(terrain))
        return QString::fromStdString(level::titleOf(*own));
    // translations/stage_texts.cpp lists the names for the translators.
    return QCoreApplication::translate("CellText", level::name(terrain).data());
}

QString thingText(level::ThingKind kind) {
    using enum level::ThingKind;
    switch (kind) {
        case Hero:
            return CellText::tr("hero");
        case Exit:
            return CellText::tr("exit");
        case Heart:
            return CellText::tr("heart");
        case Tnt:
            return CellText::tr("TNT");
        case Grenade:
            return CellText::tr("grenade");
        case Emitter:
            return CellText::tr("laser emitter");
        case Console:
            return CellText::tr("console");
        case Bug:
            return CellText::tr("bug");
        case Boss:
            return CellText::tr("boss");
        case Rat:
            return CellText::tr("rat");
        case Goblin:
            return CellText::tr("goblin");
        case Orc:
            return CellText::tr("orc");
        case Troll:
            return CellText::tr("troll");
        case Wraith:
            return CellText::tr("wraith");
        case Bat:
            return CellText::tr("bat");
        case Slime:
            return CellText::tr("slime");
        case Archer:
            return CellText::tr("archer");
        case Hulk:
            return CellText::tr("hulk");
        case Witch:
            return CellText::tr("witch");
        case Idol:
            return CellText::tr("idol");
        case DreadKnight:
            return CellText::tr("dread knight");
        case Potion:
            return CellText::tr("potion");
        case Weapon:
            return CellText::tr("weapon");
        case Armour:
            return CellText::tr("armour");
        case Wand:
            return CellText::tr("wand");
        case Key:
            return CellText::tr("key");
        case MoonKey:
            return CellText::tr("moon key");
        case JewelKey:
            return CellText::tr("jewel key");
        case Own:
            return CellText::tr("object of the pack");
    }
    return {};
}

QString ownTerrainText(const level::OwnTerrain& terrain) {
    QStringList parts;
    if (!terrain.walkable) {
        parts << CellText::tr("Cannot be entered");
    } else {
        switch (terrain.effect) {
            case level::Effect::None:
                parts << CellText::tr("Can be walked on");
                break;
            case level::Effect::Slows:
                parts << CellText::tr("Slows anyone who enters");
                break;
            case level::Effect::Wounds:
                parts << CellText::tr("Wounds anyone who enters");
                break;
            case level::Effect::Kills:
                parts << CellText::tr("Kills anyone who enters");
                break;
        }
    }
    if (terrain.opaque) parts << CellText::tr("blocks sight");
    if (terrain.liquid) parts << CellText::tr("liquid");
    return parts.join(QStringLiteral(", "));
}

QString ownText(const level::OwnKind& kind) {
    return titleOf(kind);
}

QString thingText(level::ThingKind kind, const level::OwnKind* own) {
    return own == nullptr ? thingText(kind) : ownText(*own);
}

QString keptText() {
    //: About a cell that the designer pinned
    return CellText::tr("pinned");
}

QString cellText(grid::Point at, level::Cell cell, std::uint8_t marks, const QString& thing,
                 level::Ruleset ruleset, bool isKept, const level::TerrainTable& terrains) {
    QStringList parts{terrainText(cell.terrain(), terrains)};
    if (cell.isWalkable()) {
        if (const QString origin = originText(marks); !origin.isEmpty()) parts << origin;
    }
    if (cell.isAisle()) {
        parts << CellText::tr("aisle");
    } else if (ruleset == level::Ruleset::Temple && cell.terrain() == level::Terrain::Floor) {
        parts << CellText::tr("hidden wall");
    }
    if (cell.isTrap()) parts << CellText::tr("trap");
    if (cell.hasCoin()) parts << CellText::tr("coin");
    if (!thing.isEmpty()) parts << thing;
    if (isKept) parts << keptText();
    return CellText::tr("(%1, %2) %3").arg(at.x).arg(at.y).arg(parts.join(QStringLiteral(", ")));
}

}  // namespace mazeloom::widgets
