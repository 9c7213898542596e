// SPDX-License-Identifier: MIT
// A level that cannot be made from each seed: for the tests of what goes on with the others.
#pragma once

#include <cstdint>

#include "core/level/level.h"

namespace mazeloom::testing {

/// The id of the level that addUnlucky() adds.
inline constexpr const char* kUnlucky = "unlucky";

/// Adds a level to the built-in dungeons that is made as their tomb is, but from about one seed of
/// 16 becomes a cell of a single floor cell. There no floor is left for stairs beside the hero, so
/// that stage 2 of the recipe fails. Returns such a seed; the one before and the two after it are
/// no such seeds.
std::uint64_t addUnlucky(level::Pack& dungeons);

}  // namespace mazeloom::testing
