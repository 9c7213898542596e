// SPDX-License-Identifier: MIT
// Many seeds of one level, generated, measured and sorted by a measure.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/compare/measured.h"
#include "core/generate/generate.h"

namespace mazeloom::compare {

/// The default and the maximum number of seeds in a gallery.
inline constexpr std::size_t kUsualSeeds = 64;
inline constexpr std::size_t kMostSeeds = 1024;

/// Returns `count` consecutive seeds; the greatest seed, 2⁶⁴ − 1, is followed by 0.
std::vector<std::uint64_t> seedsFrom(std::uint64_t first, std::size_t count = kUsualSeeds);

/// The result of one seed.
struct Shot {
    std::uint64_t seed = 0;
    /// Null if the generation failed or was stopped.
    std::shared_ptr<const level::Map> map;
    Values values;
    std::optional<Problem> failure;
};

/// The common input of all seeds. Level and rooms are snapshots.
struct GalleryPlan {
    std::shared_ptr<const level::Level> level;
    std::shared_ptr<const std::vector<level::Room>> rooms;
    level::FloorContext floor = {};
    level::SharedOwnKinds kinds = {};
    Wanted wanted = Wanted::All;
};

/// Generates and measures one seed.
Shot shoot(const GalleryPlan& plan, std::uint64_t seed, const std::atomic<bool>* stop = nullptr);

/// Generates all seeds with this many threads, at least one. Calls `take` once for each seed that
/// was not stopped, with its index among the seeds, from any of these threads, one call at a time.
/// The result of a seed does not depend on order or number of threads. `take` keeps the map or
/// drops it: besides the maps that it keeps, there is at most one map per thread in memory. Returns
/// when all seeds are done, or soon after `stop` was set.
void shootAll(const GalleryPlan& plan, std::span<const std::uint64_t> seeds, unsigned threads,
              const std::function<void(std::size_t place, Shot shot)>& take,
              const std::atomic<bool>* stop = nullptr);

/// The sort order of a gallery.
struct Order {
    const analyse::Measure* by = nullptr;  ///< null: by seed, in the requested order
    bool isDescending = false;
};

/// Returns the indices of shots in sort order; equal values keep the order of the shots in both
/// directions, and shots without a value come last. `values` has an entry for each shot; it is
/// empty if the shot failed or is pending.
std::vector<std::size_t> ordered(std::span<const Values> values, const Order& order);

}  // namespace mazeloom::compare
