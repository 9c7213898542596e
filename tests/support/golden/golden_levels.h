// SPDX-License-Identifier: MIT
// Levels that are the same on every compiler and processor: what tst_golden compares with
// tests/data/golden.txt, and tests/other-machines prints where there is no Qt.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace mazeloom::testing {

/// "name width height seed hash", a line for each level.
std::vector<std::string> goldenLines();

/// A hash of what a stream of a stage draws.
std::uint64_t goldenStream();
inline constexpr std::uint64_t kGoldenStream = 2836272302323073552;

}  // namespace mazeloom::testing
