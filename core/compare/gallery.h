// SPDX-License-Identifier: MIT
// Many seeds of one level, generated and measured, in the order of a measure.
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

/// So many seeds a gallery shows where nobody says, and at most.
inline constexpr std::size_t kUsualSeeds = 64;
inline constexpr std::size_t kMostSeeds = 1024;

/// `count` seeds from one on; behind the largest comes 0.
std::vector<std::uint64_t> seedsFrom(std::uint64_t first, std::size_t count = kUsualSeeds);

/// What a seed gave.
struct Shot {
    std::uint64_t seed = 0;
    /// Null where it failed or was stopped.
    std::shared_ptr<const level::Map> map;
    Values values;
    std::optional<Problem> failure;
};

/// What all seeds are generated with. Level and rooms are snapshots.
struct GalleryPlan {
    std::shared_ptr<const level::Level> level;
    std::shared_ptr<const std::vector<level::Room>> rooms;
    level::FloorContext floor = {};
    level::SharedOwnKinds kinds = {};
    Wanted wanted = Wanted::All;
};

/// Generates and measures one seed.
Shot shoot(const GalleryPlan& plan, std::uint64_t seed, const std::atomic<bool>* stop = nullptr);

/// Generates all seeds on so many threads, at least one. `take` is called once for each that was
/// not stopped, with its place among the seeds, from any of these threads, one call at a time; in
/// which order, and on how many threads, changes nothing of what a seed gives. It keeps the map or
/// lets it go: only as many maps as threads are in memory beside what it keeps. Returns when all is
/// done, or soon after `stop` was set.
void shootAll(const GalleryPlan& plan, std::span<const std::uint64_t> seeds, unsigned threads,
              const std::function<void(std::size_t place, Shot shot)>& take,
              const std::atomic<bool>* stop = nullptr);

/// In which order a gallery stands.
struct Order {
    const analyse::Measure* by = nullptr;  ///< null: by seed, as asked for
    bool isDescending = false;
};

/// The places of shots in the order; of equal ones the earlier first, whatever the direction. What
/// has no value comes last. Of `values`, an entry for each shot, empty ones have failed or are
/// still to come.
std::vector<std::size_t> ordered(std::span<const Values> values, const Order& order);

}  // namespace mazeloom::compare
