// SPDX-License-Identifier: MIT
// A level whose generation does not end by itself within the time of a test.
#pragma once

#include <cstdint>
#include <utility>

#include "core/level/rewriting/program.h"
#include "tests/support/levels.h"

namespace mazeloom::testing {

/// Returns a level of rock whose rules turn wall into grass and back again, 1,000 times for each of
/// its cells, but at most 200,000,000 times.
inline level::Level endlessLevel(grid::Size size) {
    level::Level level = solid(size, {"rules"});
    level.id = "endless";
    level::rewriting::Node swing;
    swing.kind = level::rewriting::NodeKind::One;
    swing.times = level::rewriting::usualTimes(swing.kind);
    using level::Terrain;
    for (const auto& [find, put] :
         {std::pair(Terrain::Wall, Terrain::Grass), std::pair(Terrain::Grass, Terrain::Wall)}) {
        level::rewriting::Rule rule;
        rule.find = {level::rewriting::Values(level::rewriting::Value(find))};
        rule.put = {level::rewriting::Value(put)};
        swing.rules.push_back(rule);
    }
    level.recipe.stages.front().program = level::rewriting::Program{{swing}};
    level.recipe.stages.front().parameters["limit"] = std::int64_t{1000};
    return level;
}

}  // namespace mazeloom::testing
