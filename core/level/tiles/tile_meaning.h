// SPDX-License-Identifier: MIT
// The meaning, in words, of a tile of another program or of a game: "terrain floor", "marks aisle
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

/// The marks of a cell that a mapping may use. Their order is that of the bits in a set of marks,
/// lowest first.
struct MarkName {
    Cell::Bits bit;
    std::string_view name;
};
inline constexpr std::array kMarkNames{
    MarkName{Cell::kAisle, "aisle"}, MarkName{Cell::kTrap, "trap"}, MarkName{Cell::kCoin, "coin"}};
/// The number of sets of marks, including the empty one.
inline constexpr int kMarkSets = 1 << kMarkNames.size();

/// Returns the number of a cell's set of marks, 0 … kMarkSets − 1.
int markSetOf(Cell cell);
/// Returns the marks in such a set, as bits of a cell.
Cell::Bits marksOfSet(int set);

/// Returns a terrain's meaning; for one of the pack's own terrains, "terrain own:swamp".
std::string meaningOf(Terrain terrain, const TerrainTable& terrains = {});
std::string meaningOfMarks(int set);
/// Returns the meaning of a kind. `word` is the kind's name in JSON: "hero", "own:chest".
std::string meaningOfThing(std::string_view word);

/// Returns the terrain, marks or kind in a meaning; nullopt if the meaning has none or names an
/// unknown one.
std::optional<Terrain> terrainOf(std::string_view meaning, const TerrainTable& terrains = {});
std::optional<Cell::Bits> marksOf(std::string_view meaning);
std::optional<std::string_view> thingOf(std::string_view meaning);

/// Gives a cell the terrain in a meaning, or adds the meaning's marks to it; leaves the rest of the
/// cell. Returns false and leaves the whole cell alone if the meaning has neither.
bool lay(std::string_view meaning, Cell& cell, const TerrainTable& terrains = {});

}  // namespace mazeloom::level
