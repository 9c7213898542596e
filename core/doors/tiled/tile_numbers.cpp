// SPDX-License-Identifier: MIT
#include "core/doors/tiled/tile_numbers.h"

#include <algorithm>
#include <array>

namespace mazeloom::doors::tiled {

namespace {

using level::Cell;

struct MarkName {
    Cell::Bits bit;
    std::string_view name;
};
/// Of sets of marks, the first is the lowest bit.
constexpr std::array kMarkNames{MarkName{Cell::kAisle, "aisle"}, MarkName{Cell::kTrap, "trap"},
                                MarkName{Cell::kCoin, "coin"}};
constexpr int kMarkSets = 1 << kMarkNames.size();

constexpr std::string_view kTerrainWord = "terrain ";
constexpr std::string_view kMarksWord = "marks";
constexpr std::string_view kThingWord = "thing ";

std::string meaningOfMarks(int set) {
    std::string text(kMarksWord);
    for (std::size_t i = 0; i < kMarkNames.size(); ++i) {
        if ((set >> i & 1) != 0) text += ' ' + std::string(kMarkNames[i].name);
    }
    return text;
}

}  // namespace

std::vector<Tile> tilesOf(const level::SharedOwnKinds& kinds) {
    std::vector<Tile> tiles;
    for (const level::TerrainInfo& terrain : level::kTerrains)
        tiles.push_back({numberOf(terrain.terrain), std::string(kTerrainWord).append(terrain.id)});
    for (int set = 1; set < kMarkSets; ++set)
        tiles.push_back({kFirstMarks + set, meaningOfMarks(set)});
    for (int kind = 0; kind < level::kThingKinds; ++kind) {
        const auto& info = level::info(static_cast<level::ThingKind>(kind));
        tiles.push_back({kFirstThing + kind, std::string(kThingWord).append(info.id)});
    }
    int number = kFirstOwn;
    if (kinds) {
        for (const level::OwnKind& kind : *kinds)
            tiles.push_back({number++, std::string(kThingWord) + level::ownKindWord(kind.id)});
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
    int set = 0;
    for (std::size_t i = 0; i < kMarkNames.size(); ++i) {
        if ((cell.bits() & kMarkNames[i].bit) != 0) set |= 1 << i;
    }
    return set == 0 ? -1 : kFirstMarks + set;
}

int numberOf(const level::Thing& thing) {
    if (thing.kind != level::ThingKind::Own) return kFirstThing + static_cast<int>(thing.kind);
    return thing.own < 0 ? -1 : kFirstOwn + thing.own;
}

std::optional<level::Terrain> terrainOf(std::string_view meaning) {
    if (!meaning.starts_with(kTerrainWord)) return std::nullopt;
    const std::string_view id = meaning.substr(kTerrainWord.size());
    const auto found = std::ranges::find(level::kTerrains, id, &level::TerrainInfo::id);
    if (found == level::kTerrains.end()) return std::nullopt;
    return found->terrain;
}

std::optional<Cell::Bits> marksOf(std::string_view meaning) {
    for (int set = 1; set < kMarkSets; ++set) {
        if (meaning != meaningOfMarks(set)) continue;
        unsigned bits = 0;
        for (std::size_t i = 0; i < kMarkNames.size(); ++i) {
            if ((set >> i & 1) != 0) bits |= kMarkNames[i].bit;
        }
        return static_cast<Cell::Bits>(bits);
    }
    return std::nullopt;
}

std::optional<std::string_view> thingOf(std::string_view meaning) {
    if (!meaning.starts_with(kThingWord)) return std::nullopt;
    return meaning.substr(kThingWord.size());
}

}  // namespace mazeloom::doors::tiled
