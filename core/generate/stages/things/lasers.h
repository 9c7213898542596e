// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::generate {

/// The stage that sets laser emitters into walls (RULES.md G-19), without blocking a path. A beam
/// never crosses the hero's start, its zone stays separate (danger.h), and it goes out for long
/// enough that the hero can walk its whole length and back.
struct Lasers {
    enum Parameter { MinCount, MaxCount, MinBurning, MaxBurning };
    /// Lower bound on the cells of a beam: a shorter beam would not be recognized.
    static constexpr int kLeastLength = 2;
};

}  // namespace mazeloom::generate
