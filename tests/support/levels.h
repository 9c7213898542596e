// SPDX-License-Identifier: MIT
// Levels for tests: painted from text, or of solid rock.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/level/level.h"

namespace mazeloom::testing {

/// Returns a temple level painted from rows of the text format; '@' is the hero, 'x' a painted
/// trap, '$' a painted coin, '!' an open cell without traps; other letters are things of the text
/// format.
level::Level painted(const std::vector<std::string>& rows,
                     std::initializer_list<std::string_view> stages);

/// Returns a level of solid rock with a recipe of default stages.
level::Level solid(grid::Size size, std::initializer_list<std::string_view> stages,
                   level::Ruleset ruleset = level::Ruleset::Descent);

/// Returns the places of the level's first object of each kind. The editor shows all objects of a
/// kind in the same form.
std::vector<std::size_t> firstOfEachKind(const level::Level& level);

/// Returns the number of seeds for a property test: `full`, or fewer if MAZELOOM_TEST_SEEDS says so
/// (slow builds with sanitizers), but at least `least`, for tests that count rare events.
int seeds(int full, int least = 1);
/// Whether MAZELOOM_TEST_SEEDS is below 100, as in the gate's run with sanitizers. A test may then
/// also skip the largest levels, which the release run covers.
inline bool isBrief() {
    return seeds(100) < 100;
}
/// Whether a run tries everything, as by hand: MAZELOOM_TEST_SEEDS sets no limit. The gate limits
/// its runs. Some tests then try a part of their cases and say which.
inline bool isWhole() {
    return seeds(1000) == 1000;
}
/// Whether a level has more than 100,000 cells and so takes longer than the rest of its pack.
inline bool isLarge(const level::Level& level) {
    return level.size.area() > 100'000;
}
/// Whether the `i`-th of many similar cases is tried. Brief runs try every third, the gate's other
/// run tries the rest, and a whole run tries all.
inline bool isSampled(std::size_t i) {
    return isWhole() || (i % 3 == 0) == isBrief();
}
/// The same for tests that the gate runs in one build only: every third, or all in a whole run.
inline bool isSampledOnce(std::size_t i) {
    return isWhole() || i % 3 == 0;
}

}  // namespace mazeloom::testing
