// SPDX-License-Identifier: MIT
// The painted promises that a level takes over, from the recipe or the pack that it leaves.
#pragma once

#include "core/level/level.h"

namespace mazeloom::level {

/// Appends those of `more` that are not in `all` yet. Promises beyond promises::kMostPromises are
/// left out.
void addPromises(promises::PaintedPromises& all, const promises::PaintedPromises& more);

/// Returns the level's own promises and, after them, those of the recipe of the pack that it uses,
/// each once: what the level promises itself once the recipe's stages are its own. Promises beyond
/// promises::kMostPromises are left out.
promises::PaintedPromises withRecipesPromises(const Level& level);

}  // namespace mazeloom::level
