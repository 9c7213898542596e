// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/shared/stage.h"
#include "core/level/level.h"

namespace mazeloom::generate {

/// The stage that moves traps until no guess is needed on the way to the objectives
/// (RULES.md G-120).
struct Deducible {
    enum Parameter { Mode, LowestGrade, HighestGrade, Attempts };

    /// Returns the numbers and grades that the stage uses. With the mode "promised", the level sets
    /// them: the numbers that it shows and the grades that it promises. If the player chooses the
    /// numbers: all if the level promises grades, else near ones. Without a promise: all grades.
    static level::Deductions asked(const Parameters& parameters, const level::Level& level);
    /// Sets a recipe stage's parameters to these numbers and grades.
    static void ensure(level::RecipeStage& stage, level::Numbers numbers, level::NoGuess grades);
    /// Sets a recipe stage's mode to "promised", and removes the grades, which are then unused.
    static void ensurePromised(level::RecipeStage& stage);
};

}  // namespace mazeloom::generate
