// SPDX-License-Identifier: MIT
// Bakes generated levels: turns the map of a seed into a hand-drawn level, so that a game that
// loads the pack needs no generator.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/problem.h"

namespace mazeloom::exchange {

/// Returns a level that generates this map for any seed. It holds everything that was generated:
/// terrain, traps and coins as paint, objects and paths. It also keeps whether a floor cell is
/// aisle, room or dug (core/generate/RULES.md, G-31). `rooms` are the handcrafted rooms that the
/// map refers to by index.
level::Level baked(const level::Map& map, const level::Level& level,
                   std::span<const level::Room> rooms, std::uint64_t seed);
/// Whether a level was baked from this seed of the level with the id `from`, which then gave a map
/// with this hash. The properties of a baked level say so. Levels that were baked before 2026-12-01
/// do not say the hash.
bool isBakedFrom(const level::Level& level, std::string_view from, std::uint64_t seed,
                 std::uint64_t map);

struct BakeRange {
    std::uint64_t first;
    std::uint64_t last;  ///< ≥ first
};

/// Called before each level is generated; returning false cancels the baking.
using BakeProgress = std::function<bool(const level::Level& level, std::uint64_t seed)>;

/// A level of a pack, and the seeds to bake it for.
struct BakeWish {
    std::size_t level;  ///< index in the pack
    BakeRange seeds;
};

/// Returns the number of levels that baking adds; UINT64_MAX if a pack cannot have that many.
std::uint64_t countOf(std::span<const BakeWish> wishes);

/// Returns the pack with the baked levels appended. Their ids end with the seed ("the-ring-7"). The
/// problem names the level and seed that cannot be generated; it is empty if `stop` was set or
/// `progress` cancelled.
tl::expected<level::Pack, Problem> withBaked(level::Pack pack, std::span<const BakeWish> wishes,
                                             const BakeProgress& progress = {},
                                             const std::atomic<bool>* stop = nullptr);
/// Bakes each level of the pack for each seed.
tl::expected<level::Pack, Problem> withBaked(level::Pack pack, BakeRange seeds,
                                             const BakeProgress& progress = {});

}  // namespace mazeloom::exchange
