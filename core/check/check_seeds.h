// SPDX-License-Identifier: MIT
// Generates a level from many seeds, holds each to what the generator promises, and proves that
// temples can be won. Floors of a descent are generated as what they are.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/check/rule/finding.h"
#include "core/check/rule/report.h"
#include "core/level/level.h"

namespace mazeloom::check {

/// So many seeds are told that break the same promise; of more only the count is.
inline constexpr int kMostSeedsTold = 10;

/// In the order of the seeds. `progress` is called before each. Once `stop` is set it ends, with
/// what the seeds before had.
std::vector<Finding> checkSeeds(const level::Level& level, std::span<const level::Room> rooms,
                                Seeds seeds,
                                const std::function<void(std::uint64_t)>& progress = {},
                                const level::FloorContext& floor = {},
                                const level::SharedOwnKinds& kinds = {},
                                const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::check
