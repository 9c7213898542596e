// SPDX-License-Identifier: MIT
// Generates a level from many seeds, checks all promises of the generator, and proves that temples
// can be won. Floors of a descent are generated with their floor context.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/check/findings/finding.h"
#include "core/check/findings/report.h"
#include "core/level/level.h"

namespace mazeloom::check {

/// Upper bound on the seeds that are reported for a broken promise; further seeds are only counted.
inline constexpr int kMostSeedsTold = 10;

/// Returns the findings in the order of the seeds, each with its seed; a finding that only counts
/// further seeds has the first seed of its kind. Calls `progress` before each seed. When `stop`
/// is set, returns the findings of the seeds that were finished before.
std::vector<Finding> checkSeeds(const level::Level& level, std::span<const level::Room> rooms,
                                Seeds seeds,
                                const std::function<void(std::uint64_t)>& progress = {},
                                const level::FloorContext& floor = {},
                                const level::SharedOwnKinds& kinds = {},
                                const std::atomic<bool>* stop = nullptr);

/// Whether a finding of checkSeeds() only counts further seeds.
bool isCountOfSeeds(const Finding& finding);

}  // namespace mazeloom::check
