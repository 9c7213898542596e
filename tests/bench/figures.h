// SPDX-License-Identifier: MIT
// The rows of the table that `tests/bench/run` prints. Each bench file registers its own rows next
// to its benchmarks:
//
//     [[maybe_unused]] const bool kFigures =
//         bench::addFigure({"a step", "timeline/one-step/4096", "", "", 1, "ms"});
#pragma once

#include <string>
#include <vector>

namespace mazeloom::bench {

struct Figure {
    std::string what;
    std::string benchmark;  ///< its name with its arguments ("carve/off/64")
    std::string counter;    ///< the counter to show; empty: the time in ms
    std::string peer;       ///< another benchmark; if set, the ratio to its value is shown
    double target = 0;      ///< the design's target value
    std::string unit;
    bool moreIsBetter = false;
};

/// Whether only a sample runs (--sample), which shows that the benchmarks still work. Benchmarks
/// that take seconds then do less. Processes that this one starts are told by the environment.
bool isSample();

/// Adds a row to the table. Always returns true, so that it can initialise a constant.
bool addFigure(Figure figure);
const std::vector<Figure>& figures();

}  // namespace mazeloom::bench
