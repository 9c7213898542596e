// SPDX-License-Identifier: MIT
// What the generator promises of every level that it makes (RULES.md G-30), looked at on one
// generation. The code that looks knows nothing of how the stages work.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "core/check/rule/finding.h"
#include "core/check/rule/rule.h"
#include "core/level/level.h"

namespace mazeloom::check {

class Generation;

/// A promise looks whether it was given at all: which ones hold follows from the recipe.
struct Promise {
    std::span<const Sentence> sentences;
    void (*check)(const Generation& generation, Findings& findings) = nullptr;
};

std::span<const Promise* const> promises();

/// Generates the level from a seed, as a floor of a descent where it is one, and tells which
/// promises were not kept; or why it could not be generated. Each finding's place begins with the
/// seed. Once `stop` is set, what it returns is of no use.
std::vector<Finding> verify(const level::Level& level, std::span<const level::Room> rooms,
                            std::uint64_t seed, const level::FloorContext& floor = {},
                            const level::SharedOwnKinds& kinds = {},
                            const std::atomic<bool>* stop = nullptr);

/// Holds a generation to all promises.
std::vector<Finding> brokenPromises(const Generation& generation);

}  // namespace mazeloom::check
