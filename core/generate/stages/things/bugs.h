// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace mazeloom::generate {

/// The stage that lets bugs walk on closed paths (RULES.md G-18). A bug keeps at least kFromStart
/// cells from the hero's start, its zone stays separate (danger.h), and the bug leaves each stretch
/// of aisles on its path for so long that the hero can walk there and back.
struct Bugs {
    enum Parameter {
        MinCount,
        MaxCount,
        MinSegments,
        MaxSegments,
        Reach,
        MinSpeed,
        MaxSpeed,
        Attempts
    };
    /// Lower bound on the distance in columns or rows from the start to any cell of a path: "never
    /// within 3 cells".
    static constexpr int kFromStart = 4;
    /// Lower bound on the steps of a path: a player learns nothing from a shorter path.
    static constexpr std::size_t kLeastSteps = 6;
};

}  // namespace mazeloom::generate
