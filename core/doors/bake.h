// SPDX-License-Identifier: MIT
// Levels as a seed made them, drawn by hand, so to say: a game that loads a pack with them needs no
// generator.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/problem.h"

namespace mazeloom::doors {

/// The level that is this map, whatever seed it is generated from. All that was generated stands in
/// it: painted terrain, traps and coins, objects and ways; which floor is an aisle, of a room or
/// dug is kept (core/generate/RULES.md, G-31). `rooms` are those that the map counts.
level::Level baked(const level::Map& map, const level::Level& level,
                   std::span<const level::Room> rooms, std::uint64_t seed);

struct BakeRange {
    std::uint64_t first;
    std::uint64_t last;  ///< not before the first
};

/// Told before each; false ends it.
using BakeProgress = std::function<bool(const level::Level& level, std::uint64_t seed)>;

/// The pack with each of its levels baked for each seed, behind the others: "the-ring-7". The
/// problem says which level cannot be generated from which seed.
tl::expected<level::Pack, Problem> withBaked(level::Pack pack, BakeRange seeds,
                                             const BakeProgress& progress = {});

}  // namespace mazeloom::doors
