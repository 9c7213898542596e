// SPDX-License-Identifier: MIT
// Checks on one generation what the generator promises for every level (RULES.md G-30). The checks
// know nothing about the implementation of the stages.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "core/check/findings/finding.h"
#include "core/check/findings/rule.h"
#include "core/level/level.h"

namespace mazeloom::check {

class Generation;

/// A check that also decides from the recipe whether the promise applies.
struct Promise {
    std::span<const Sentence> sentences;
    void (*check)(const Generation& generation, Findings& findings) = nullptr;
};

std::span<const Promise* const> promises();

/// Generates the level from a seed, with `floor` as its place in a descent. Returns the broken
/// promises, or the reason why the level could not be generated. Each finding's place begins with
/// the seed. After `stop` was set, the result is meaningless.
std::vector<Finding> verify(const level::Level& level, std::span<const level::Room> rooms,
                            std::uint64_t seed, const level::FloorContext& floor = {},
                            const level::SharedOwnKinds& kinds = {},
                            const std::atomic<bool>* stop = nullptr);

std::vector<Finding> brokenPromises(const Generation& generation);

}  // namespace mazeloom::check
