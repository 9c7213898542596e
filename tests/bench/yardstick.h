// SPDX-License-Identifier: MIT
// Measures how slow the machine is at the moment compared with a quiet one.
//
// Two fixed loops, one of arithmetic and one over memory larger than the nearest cache, are
// measured around each benchmark in the same run. A time is divided by the slowdown of these loops
// before it is judged, so that other load on the same processor cannot make a benchmark fail.
#pragma once

namespace mazeloom::bench {

/// Times of the two loops in seconds of processor time, each the best of a few runs.
struct Yardstick {
    double arithmetic = 0;
    double memory = 0;

    /// Measures both loops; takes about 10 ms on a quiet machine.
    static Yardstick measure();
    /// Returns the faster time of each loop from a measurement before a benchmark and one after it.
    static Yardstick best(const Yardstick& a, const Yardstick& b);
    /// Returns the slowdown, at least 1: 1 on a quiet machine of the kind that the targets were set
    /// on, 2 if the slower of the loops takes twice as long as there.
    double slowness() const;
};

}  // namespace mazeloom::bench
