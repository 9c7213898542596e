// SPDX-License-Identifier: MIT
// What a tile of another program, or of a game, stands for, in words: "terrain floor", "marks aisle
// coin", "thing own:chest".
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/level/map/cell.h"
#include "core/level/map/own_terrain.h"
#include "core/level/map/thing.h"

namespace mazeloom::level {

/// The marks of a cell that a game may ask for, the lowest bit of a set of marks first.
struct MarkName {
    Cell::Bits bit;
    std::string_view name;
};
inline constexpr std::array kMarkNames{
    MarkName{Cell::kAisle, "aisle"}, MarkName{Cell::kTrap, "trap"}, MarkName{Cell::kCoin, "coin"}};
/// How many sets of marks there are, that without any among them.
inline constexpr int kMarkSets = 1 << kMarkNames.size();

/// The number of a cell's set of marks, 0 … kMarkSets − 1.
int markSetOf(Cell cell);
/// The marks of such a set, as bits of a cell.
Cell::Bits marksOfSet(int set);

/// One of the pack's own: "terrain own:swamp".
std::string meaningOf(Terrain terrain, const TerrainTable& terrains = {});
std::string meaningOfMarks(int set);
/// `word` is the kind's as in JSON: "hero", "own:chest".
std::string meaningOfThing(std::string_view word);

/// What a meaning says; nothing where it says nothing that is known here.
std::optional<Terrain> terrainOf(std::string_view meaning, const TerrainTable& terrains = {});
std::optional<Cell::Bits> marksOf(std::string_view meaning);
std::optional<std::string_view> thingOf(std::string_view meaning);

/// Lays the terrain or the marks of a meaning into a cell, whose other ones stay. Returns false and
/// leaves the cell alone if the meaning is of neither.
bool lay(std::string_view meaning, Cell& cell, const TerrainTable& terrains = {});

}  // namespace mazeloom::level
