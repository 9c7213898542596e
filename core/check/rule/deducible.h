// SPDX-License-Identifier: MIT
// Which stages may stand behind *deducible*: what they do changes nothing of what it found out
// (RULES.md G-120.5).
#pragma once

#include <cstddef>
#include <vector>

#include "core/generate/recipe.h"

namespace mazeloom::check {

/// The last stage behind one that takes back what it promises; null where none does.
inline const generate::ReadyStage* lastToSpoil(const std::vector<generate::ReadyStage>& stages,
                                               std::size_t stage) {
    for (std::size_t i = stages.size(); i > stage + 1; --i) {
        if (!stages[i - 1].changesNothing()) return &stages[i - 1];
    }
    return nullptr;
}

}  // namespace mazeloom::check
