// SPDX-License-Identifier: MIT
// How slow the machine is at the moment, beside a quiet one.
//
// Two fixed loops, one of arithmetic and one over memory that the nearest cache does not hold, are
// measured around each benchmark in the same run. A figure in time is judged after it was divided
// by how much slower than on a quiet machine they were; so neighbours on the same processor cannot
// make a benchmark fail.
#pragma once

namespace mazeloom::bench {

/// Times of the two loops in seconds of processor time, each the best of a few runs.
struct Yardstick {
    double arithmetic = 0;
    double memory = 0;

    /// Takes some 10 ms on a quiet machine.
    static Yardstick measure();
    /// Of one that was measured before a benchmark and one that was measured after it: the quicker
    /// loops.
    static Yardstick best(const Yardstick& a, const Yardstick& b);
    /// 1 on a quiet machine of the kind that the targets were set on, 2 where the slower of the
    /// loops takes twice as long.
    double slowness() const;
};

}  // namespace mazeloom::bench
