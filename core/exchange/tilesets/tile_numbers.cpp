// SPDX-License-Identifier: MIT
#include "core/exchange/tilesets/tile_numbers.h"

#include <algorithm>

#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::exchange::tile_numbers {

using level::Cell;

bool isLater(std::string_view meaning) {
    const auto thing = level::thingOf(meaning);
    const auto kind = thing ? level::thingKind(*thing) : std::nullopt;
    return kind && *kind >= level::ThingKind::Bat;
}

std::vector<Tile> tilesOf(const level::SharedOwnKinds& kinds, const level::TerrainTable& terrains) {
    std::vector<Tile> tiles;
    for (const level::TerrainInfo& terrain : level::kTerrains)
        tiles.push_back({numberOf(terrain.terrain), level::meaningOf(terrain.terrain)});
    for (const level::OwnTerrain& own : terrains.own())
        tiles.push_back({numberOf(own.terrain), level::meaningOf(own.terrain, terrains)});
    for (int set = 1; set < level::kMarkSets; ++set)
        tiles.push_back({kFirstMarks + set, level::meaningOfMarks(set)});
    for (const level::ThingKind kind : level::kThingKinds) {
        tiles.push_back(
            {kFirstThing + static_cast<int>(kind), level::meaningOfThing(level::info(kind).id)});
    }
    int number = kFirstOwn;
    if (kinds) {
        for (const level::OwnKind& kind : *kinds)
            tiles.push_back({number++, level::meaningOfThing(level::ownKindWord(kind.id))});
    }
    std::ranges::sort(tiles, {}, &Tile::number);
    return tiles;
}

int rowsOf(const level::SharedOwnKinds& kinds) {
    const int count = kFirstOwn + (kinds ? static_cast<int>(kinds->size()) : 0);
    return (count + kColumns - 1) / kColumns;
}

int numberOf(level::Terrain terrain) {
    return static_cast<int>(terrain);
}

int numberOfMarks(Cell cell) {
    const int set = level::markSetOf(cell);
    return set == 0 ? -1 : kFirstMarks + set;
}

int numberOf(const level::Thing& thing) {
    if (thing.kind != level::ThingKind::Own) return kFirstThing + static_cast<int>(thing.kind);
    return thing.own < 0 ? -1 : kFirstOwn + thing.own;
}

}  // namespace mazeloom::exchange::tile_numbers
