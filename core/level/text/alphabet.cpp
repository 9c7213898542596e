// SPDX-License-Identifier: MIT
#include "core/level/text/alphabet.h"

#include <utility>

#include "core/level/map/terrain.h"

namespace mazeloom::level {

namespace {

constexpr auto kFloor = static_cast<Paint>(Terrain::Floor);

Alphabet makeAlphabet() {
    Alphabet alphabet;
    const auto add = [&](char glyph, Paint paint, std::optional<ThingKind> thing = {}) {
        alphabet[static_cast<unsigned char>(glyph)] = Meaning{paint, thing, nullptr};
    };
    for (const TerrainInfo& row : kTerrains)
        add(row.glyph, painted(row.terrain));
    for (const ThingKind kind : kThingKinds)
        add(info(kind).glyph, kFloor, kind);
    for (const PaintMark mark : {PaintMark::NoTrap, PaintMark::Trap, PaintMark::Coin}) {
        const Paint cell = painted(Terrain::Floor, mark);
        add(characterOf(cell), cell);
    }
    add(',', kFloor);  // in a generated temple: floor that is a wall of the hidden maze
    return alphabet;
}

}  // namespace

char characterOf(Paint cell, const TerrainTable& terrains) {
    const Terrain terrain = terrainOf(cell);
    if (!terrains.isWalkable(terrain)) return terrains.character(terrain);
    switch (markOf(cell)) {
        case PaintMark::None:
            break;
        case PaintMark::NoTrap:
            return '!';
        case PaintMark::Trap:
            return 'x';
        case PaintMark::Coin:
            return '$';
    }
    return terrains.character(terrain);
}

Alphabet alphabetOf(std::span<const OwnKind> kinds, const TerrainTable& terrains) {
    static const Alphabet standard = makeAlphabet();
    Alphabet alphabet = standard;
    for (const OwnTerrain& terrain : terrains.own()) {
        auto& meaning = alphabet[static_cast<unsigned char>(terrain.character)];
        if (!meaning) meaning = Meaning{painted(terrain.terrain)};
    }
    for (const OwnKind& kind : kinds) {
        auto& meaning = alphabet[static_cast<unsigned char>(kind.letter)];
        if (!meaning) meaning = Meaning{kFloor, ThingKind::Own, &kind};
    }
    auto& unknown = alphabet[static_cast<unsigned char>(kUnknownLetter)];
    if (!unknown) unknown = Meaning{kFloor};
    return alphabet;
}

void addThing(std::vector<Object>& objects, std::vector<Trajectory>& trajectories,
              const Meaning& meaning, grid::Point at) {
    const ThingKind kind = *meaning.thing;
    if (kind == ThingKind::Bug || kind == ThingKind::Boss) {
        Trajectory trajectory;
        trajectory.kind = kind;
        trajectory.points = {at, at};
        trajectories.push_back(std::move(trajectory));
    } else {
        Object object;
        object.kind = kind;
        object.at = at;
        if (meaning.own != nullptr) object.own = meaning.own->id;
        objects.push_back(std::move(object));
    }
}

}  // namespace mazeloom::level
