// SPDX-License-Identifier: MIT
#include "widgets/tools/bars/ink_groups.h"

#include <array>

#include <QCoreApplication>

namespace mazeloom::widgets {

namespace {

struct InkGroups {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::InkGroups)
};

enum class InkKind { Terrain, Water, Doors, Furniture, Stairs, Marks };
constexpr std::array kInkKinds{InkKind::Terrain,   InkKind::Water,  InkKind::Doors,
                               InkKind::Furniture, InkKind::Stairs, InkKind::Marks};

InkKind kindOf(const edit::InkInfo& ink) {
    const bool isMark = (ink.ink.keep & level::kPaintTerrain) != 0;
    // The mark for possible doors is shown with the doors, although it is painted on walls.
    if (isMark && ink.ink.takes == edit::Ink::Takes::Wall) return InkKind::Doors;
    if (isMark) return InkKind::Marks;
    const level::TerrainInfo& terrain = level::info(ink.sample.terrain());
    if (ink.ink.takes == edit::Ink::Takes::Wall || terrain.door) return InkKind::Doors;
    if (terrain.liquid) return InkKind::Water;
    if (terrain.shade != 0 || terrain.effect != level::Effect::None) return InkKind::Terrain;
    if (terrain.tint == level::Tint::Stairs) return InkKind::Stairs;
    if (terrain.tint == level::Tint::None || terrain.tint == level::Tint::Door)
        return InkKind::Terrain;
    return InkKind::Furniture;
}

QString titleOf(InkKind kind) {
    switch (kind) {
        case InkKind::Terrain:
            return InkGroups::tr("Ground");
        case InkKind::Water:
            return InkGroups::tr("Water");
        case InkKind::Doors:
            return InkGroups::tr("Doors");
        case InkKind::Furniture:
            return InkGroups::tr("Furniture");
        case InkKind::Stairs:
            return InkGroups::tr("Stairs");
        case InkKind::Marks:
            break;
    }
    return InkGroups::tr("Marks");
}

}  // namespace

std::vector<InkGroup> inkGroups(edit::Canvas canvas, const level::TerrainTable& terrains) {
    std::vector<InkGroup> groups;
    for (const InkKind kind : kInkKinds) {
        InkGroup group{titleOf(kind), {}};
        for (const edit::InkInfo& ink : edit::palette()) {
            if ((ink.canvases & canvas) != 0 && kindOf(ink) == kind) group.inks.push_back(&ink);
        }
        if (!group.inks.empty()) groups.push_back(std::move(group));
    }
    if (terrains.own().empty()) return groups;
    //: A group of inks: terrains that the pack brings
    InkGroup own{InkGroups::tr("The pack's own"), {}};
    for (const level::OwnTerrain& terrain : terrains.own())
        own.inks.push_back(&edit::ownInk(terrain.terrain));
    groups.push_back(std::move(own));
    return groups;
}

}  // namespace mazeloom::widgets
