// SPDX-License-Identifier: MIT
// Painted levels of awkward shapes, and naive queries of maps, for the tests of the temple's
// stages. Nothing here shares code with the stages under test.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/level/level.h"
#include "core/level/map/map.h"

namespace mazeloom::testing {

using Rows = std::vector<std::string>;

/// Returns levels with a hero: rings, combs, spirals, chambers, single cells, and corridors in even
/// and in odd rows and columns.
std::vector<Rows> awkwardShapes();

/// Things to put on a random shape's floor, each in per cent of its open cells.
struct Sprinkle {
    int water = 0;
    int things = 0;
    int coins = 0;
    int traps = 0;
    int noTraps = 0;
};

/// Returns a shape of 1×1 to 40×40 cells with a hero: noise, blobs, rectangles, chambers, rings,
/// combs, spirals or thin corridors, drawn from the seed.
Rows randomShape(std::uint64_t seed, const Sprinkle& sprinkle = {});

/// Returns the cells that can be walked to from `start` in four directions, found by flood fill.
std::set<std::pair<int, int>> walkableFrom(const level::Map& map, grid::Point start);

/// Like walkableFrom(), but over aisles only.
std::set<std::pair<int, int>> aislesFrom(const level::Map& map, grid::Point start);

std::set<std::pair<int, int>> aislesOf(const level::Map& map);

/// Returns the level with one parameter of a stage in its recipe set.
level::Level with(level::Level level, std::string_view stage, const std::string& parameter,
                  level::ParameterValue value);

}  // namespace mazeloom::testing
