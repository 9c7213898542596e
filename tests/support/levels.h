// SPDX-License-Identifier: MIT
// Levels for tests: painted from text, or of awkward shapes.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/level/level.h"

namespace mazeloom::testing {

/// A temple level painted from rows of the text format; '@' is the hero, 'x' a painted trap, '$' a
/// painted coin, '!' an open cell without traps, other letters the things of the text format.
level::Level painted(const std::vector<std::string>& rows,
                     std::initializer_list<std::string_view> stages);

/// All rock, of a size, with a recipe of default stages.
level::Level solid(grid::Size size, std::initializer_list<std::string_view> stages,
                   level::Ruleset ruleset = level::Ruleset::Descent);

/// How many seeds a property test runs: `full`, or fewer when MAZELOOM_TEST_SEEDS says so (slow
/// builds with sanitizers), but not fewer than `least`, which a test asks for that counts what
/// seldom happens.
int seeds(int full, int least = 1);
/// Whether MAZELOOM_TEST_SEEDS is below 100, as in the gate's run with sanitizers. A test may then
/// also leave out the largest levels, which the run in release tries.
inline bool isBrief() {
    return seeds(100) < 100;
}
/// Whether a level takes longer than all the others of its pack: it has more than 100,000 cells.
inline bool isLarge(const level::Level& level) {
    return level.size.area() > 100'000;
}
/// Whether a property that is shown on each of many levels is shown on the `i`-th: on all, or on
/// every third in brief runs.
inline bool isSampled(std::size_t i) {
    return i % 3 == 0 || !isBrief();
}

}  // namespace mazeloom::testing
