// SPDX-License-Identifier: MIT
// Levels that are the same on every compiler and processor: what tst_golden compares with
// tests/data/golden.txt, and tests/other-machines prints where there is no Qt.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/level/level.h"
#include "core/level/map/map.h"

namespace mazeloom::testing {

/// "name width height seed hash", a line for each level.
std::vector<std::string> goldenLines();

/// The map as JSON with its seed as a number, as it was written when golden files began: so these
/// tell of levels alone.
std::string jsonOfOld(const level::Map& map, const level::Level& level,
                      std::span<const level::Room> rooms, std::uint64_t seed);

/// A hash of what a stream of a stage draws.
std::uint64_t goldenStream();
inline constexpr std::uint64_t kGoldenStream = 2836272302323073552;

}  // namespace mazeloom::testing
