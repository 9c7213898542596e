// SPDX-License-Identifier: MIT
#pragma once

#include "core/level/level.h"

namespace mazeloom::generate {

/// The stage that moves traps until no guess is needed on the way to the objectives
/// (RULES.md G-120).
struct Deducible {
    enum Parameter { Mode, LowestGrade, HighestGrade, Attempts };

    /// Sets a recipe stage's parameters so that the stage ensures what a level promises about its
    /// numbers and grades.
    static void ensure(level::RecipeStage& stage, level::Numbers numbers, level::NoGuess grades);
};

}  // namespace mazeloom::generate
