// SPDX-License-Identifier: MIT
// The maps of attempts at a level (generation.md, "Regeneration"): after a loss the level starts
// over with new traps and coins, and what is painted stays.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/play/temple/field.h"
#include "core/problem.h"

namespace mazeloom::play::temple {

/// The seed of an attempt, counted from 0: the first is played on the very map that the level's
/// seed gives and the editor shows, the n-th after it on that of mix(level seed, n).
std::uint64_t seedOfAttempt(std::uint64_t levelSeed, std::uint64_t attempt);

/// The level generated from a seed, ready to be played; or why it cannot be.
tl::expected<std::shared_ptr<const Field>, Problem> generateField(
    const level::Level& level, std::span<const level::Room> rooms, std::uint64_t seed);

}  // namespace mazeloom::play::temple
