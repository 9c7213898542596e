// SPDX-License-Identifier: MIT
// Levels as a seed made them, drawn by hand, so to say: a game that loads a pack with them needs no
// generator.
#pragma once

#include <atomic>
#include <cstddef>
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

/// A level of a pack, and what it is baked for.
struct BakeWish {
    std::size_t level;  ///< its place in the pack
    BakeRange seeds;
};

/// How many levels come to a pack by that; more than a pack can have: UINT64_MAX.
std::uint64_t countOf(std::span<const BakeWish> wishes);

/// The pack with these levels baked, behind the others: "the-ring-7". The problem says which level
/// cannot be generated from which seed; it is empty where `stop` was set or `progress` ended it.
tl::expected<level::Pack, Problem> withBaked(level::Pack pack, std::span<const BakeWish> wishes,
                                             const BakeProgress& progress = {},
                                             const std::atomic<bool>* stop = nullptr);
/// The same of each of its levels, for each seed.
tl::expected<level::Pack, Problem> withBaked(level::Pack pack, BakeRange seeds,
                                             const BakeProgress& progress = {});

}  // namespace mazeloom::doors
