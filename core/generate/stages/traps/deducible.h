// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::generate {

/// The stage that moves traps until no guess is needed on the way to the objectives
/// (RULES.md G-120).
struct Deducible {
    enum Parameter { Mode, LowestGrade, HighestGrade, Attempts };
};

}  // namespace mazeloom::generate
