// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::generate {

/// Sets laser emitters into walls (RULES.md G-19), so that no way is lost. A beam never
/// crosses the hero's start, stays a zone of its own (danger.h), and goes out for long enough to
/// walk its whole length and back.
struct Lasers {
    enum Parameter { MinCount, MaxCount, MinBurning, MaxBurning };
    /// Beams of less cells are not seen to be beams.
    static constexpr int kLeastLength = 2;
};

}  // namespace mazeloom::generate
