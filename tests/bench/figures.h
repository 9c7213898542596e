// SPDX-License-Identifier: MIT
// The rows of the table that `tests/bench/run` prints. Each bench file adds its own beside its
// benchmarks:
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
    std::string counter;    ///< the counter that is shown; empty = the time, in ms
    std::string peer;       ///< a benchmark: what is shown is the ratio to the same of this
    double target = 0;      ///< the design's
    std::string unit;
    bool moreIsBetter = false;
};

/// Always true, so that it can initialise a constant.
bool addFigure(Figure figure);
const std::vector<Figure>& figures();

}  // namespace mazeloom::bench
