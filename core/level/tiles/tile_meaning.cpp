// SPDX-License-Identifier: MIT
#include "core/level/tiles/tile_meaning.h"

#include <algorithm>

namespace mazeloom::level {

namespace {

constexpr std::string_view kTerrainWord = "terrain ";
constexpr std::string_view kMarksWord = "marks";
constexpr std::string_view kThingWord = "thing ";

}  // namespace

int markSetOf(Cell cell) {
    int set = 0;
    for (std::size_t i = 0; i < kMarkNames.size(); ++i) {
        if ((cell.bits() & kMarkNames[i].bit) != 0) set |= 1 << i;
    }
    return set;
}

Cell::Bits marksOfSet(int set) {
    unsigned bits = 0;
    for (std::size_t i = 0; i < kMarkNames.size(); ++i) {
        if ((set >> i & 1) != 0) bits |= kMarkNames[i].bit;
    }
    return static_cast<Cell::Bits>(bits);
}

std::string meaningOf(Terrain terrain, const TerrainTable& terrains) {
    return std::string(kTerrainWord).append(terrains.id(terrain));
}

std::string meaningOfMarks(int set) {
    std::string text(kMarksWord);
    for (std::size_t i = 0; i < kMarkNames.size(); ++i) {
        if ((set >> i & 1) != 0) text.append(" ").append(kMarkNames[i].name);
    }
    return text;
}

std::string meaningOfThing(std::string_view word) {
    return std::string(kThingWord).append(word);
}

std::optional<Terrain> terrainOf(std::string_view meaning, const TerrainTable& terrains) {
    if (!meaning.starts_with(kTerrainWord)) return std::nullopt;
    return terrains.withId(meaning.substr(kTerrainWord.size()));
}

std::optional<Cell::Bits> marksOf(std::string_view meaning) {
    // Early exit: importers ask for each cell, and most meanings have no marks.
    if (!meaning.starts_with(kMarksWord)) return std::nullopt;
    for (int set = 1; set < kMarkSets; ++set) {
        if (meaning == meaningOfMarks(set)) return marksOfSet(set);
    }
    return std::nullopt;
}

std::optional<std::string_view> thingOf(std::string_view meaning) {
    if (!meaning.starts_with(kThingWord)) return std::nullopt;
    return meaning.substr(kThingWord.size());
}

bool lay(std::string_view meaning, Cell& cell, const TerrainTable& terrains) {
    if (const auto terrain = terrainOf(meaning, terrains)) {
        cell = terrains.changed(cell, *terrain);
        return true;
    }
    const auto marks = marksOf(meaning);
    if (marks) cell = cell.with(*marks);
    return marks.has_value();
}

}  // namespace mazeloom::level
