// SPDX-License-Identifier: MIT
// The differences between what two levels give: on the same seeds, or on two seeds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/diff/part.h"
#include "core/grid/grid.h"
#include "core/level/descent.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/problem.h"
#include "core/stop.h"

namespace mazeloom::diff {

/// A level and what its generation needs of its pack.
struct MadeFrom {
    std::shared_ptr<const level::Level> level;
    std::shared_ptr<const std::vector<level::Room>> rooms;
    level::FloorContext floor = {};
    level::SharedOwnKinds kinds = {};
};
/// Returns the level of a pack; `level` is null if the pack has no such level.
MadeFrom madeFrom(const level::Pack& pack, std::string_view level);

/// The seeds of the two sides.
struct SeedPair {
    std::uint64_t before = 0;
    std::uint64_t after = 0;
};

struct GeneratedDifference {
    std::uint64_t seeds = 0;      ///< number of pairs that were compared
    std::uint64_t different = 0;  ///< of these, how many give something else
    std::optional<SeedPair> first;
    /// The changes of the first pair that differs, at most kMostChanges, and the number of all.
    std::vector<TellableChange> changes;
    std::size_t count = 0;
    /// Why the first pair that differs gives no level on one side, or on both.
    std::optional<Problem> failureBefore;
    std::optional<Problem> failureAfter;

    static constexpr std::size_t kMostChanges = 1000;
};

/// Returns the map, or the reason why there is none.
tl::expected<level::Map, Problem> mapOf(const MadeFrom& from, std::uint64_t seed,
                                        const Stop& stop = {});

/// Compares the maps of `count` pairs of seeds with this many threads, at least one. Ids, titles
/// and properties of the levels do not count. Calls `progress`, one call at a time, with the number
/// of pairs done. Two pairs that give no level for the same reason are equal. The result does not
/// depend on the number of threads; it is unusable if `stop` was set. Memory is that of two maps
/// and their JSON per thread.
GeneratedDifference generatedDifference(const MadeFrom& before, const MadeFrom& after,
                                        std::uint64_t count,
                                        const std::function<SeedPair(std::uint64_t index)>& seedAt,
                                        unsigned threads,
                                        const std::function<void(std::uint64_t done)>& progress,
                                        const Stop& stop = {});

/// Returns the cells that differ between two maps: 1 where the cell, or what stands on it, is not
/// the same. The grid has the larger width and height of both; cells that one map lacks are 1.
grid::Grid<std::uint8_t> differentCells(const level::Map& before, const level::Map& after);

}  // namespace mazeloom::diff
