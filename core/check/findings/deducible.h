// SPDX-License-Identifier: MIT
// The deductions that a player of a temple must be able to make: those that the level promises, or
// those that its stage *deducible* ensures. The stage ensures nothing if a later stage changes the
// map (RULES.md G-120.5).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/generate/recipe.h"
#include "core/level/level.h"

namespace mazeloom::check {

/// Returns the last stage after `stage` that changes the map, and so voids what `stage` ensures;
/// null if there is none.
inline const generate::ReadyStage* lastToSpoil(const std::vector<generate::ReadyStage>& stages,
                                               std::size_t stage) {
    for (std::size_t i = stages.size(); i > stage + 1; --i) {
        if (!stages[i - 1].changesNothing()) return &stages[i - 1];
    }
    return nullptr;
}

using level::Deductions;

/// Returns the deductions that the level promises; nullopt if it promises none. If the player
/// chooses which numbers are shown, the promise is checked with all numbers.
std::optional<Deductions> promisedDeductions(const level::Level& level);
/// Returns the deductions that a stage *deducible* of the level ensures. The stage's parameters
/// must be settled.
Deductions ensuredDeductions(const generate::ReadyStage& stage, const level::Level& level);

}  // namespace mazeloom::check
