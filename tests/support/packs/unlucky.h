// SPDX-License-Identifier: MIT
// A level that some seeds fail to generate, for tests that the other levels are unaffected.
#pragma once

#include <cstdint>

#include "core/level/level.h"

namespace mazeloom::testing {

/// The id of the level that addUnlucky() adds.
inline constexpr const char* kUnlucky = "unlucky";

/// Adds a level to the built-in dungeons that is generated like their tomb, except that on about
/// one seed in 16 it becomes a single floor cell. Such a seed leaves no floor for stairs beside the
/// hero, so stage 2 of the recipe fails. Returns such a seed; the seed before it and the two after
/// it do not fail.
std::uint64_t addUnlucky(level::Pack& dungeons);

}  // namespace mazeloom::testing
