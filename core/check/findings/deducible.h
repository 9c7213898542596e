// SPDX-License-Identifier: MIT
// Decides which stages may follow *deducible*: those that do not change what it deduced
// (RULES.md G-120.5).
#pragma once

#include <cstddef>
#include <vector>

#include "core/generate/recipe.h"

namespace mazeloom::check {

/// Returns the last stage after `stage` that voids its promise; null if there is none.
inline const generate::ReadyStage* lastToSpoil(const std::vector<generate::ReadyStage>& stages,
                                               std::size_t stage) {
    for (std::size_t i = stages.size(); i > stage + 1; --i) {
        if (!stages[i - 1].changesNothing()) return &stages[i - 1];
    }
    return nullptr;
}

}  // namespace mazeloom::check
