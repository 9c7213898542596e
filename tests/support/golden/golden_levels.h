// SPDX-License-Identifier: MIT
// Levels that are identical on every compiler and processor. tst_golden compares them with
// tests/data/golden.txt; tests/other-machines prints them where there is no Qt.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/level/level.h"
#include "core/level/map/map.h"

namespace mazeloom::testing {

/// Returns one line "name width height seed hash" for each level.
std::vector<std::string> goldenLines();

/// Returns the map as JSON in the layout used when the golden files began, with the seed as a
/// number, so that the hashes change only when levels do.
std::string jsonOfOld(const level::Map& map, const level::Level& level,
                      std::span<const level::Room> rooms, std::uint64_t seed);

/// Returns a hash of the numbers that a stage's stream draws.
std::uint64_t goldenStream();
inline constexpr std::uint64_t kGoldenStream = 2836272302323073552;

}  // namespace mazeloom::testing
