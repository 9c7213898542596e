// SPDX-License-Identifier: MIT
// The painted promises of a level that leaves its pack's recipe.
#pragma once

#include "core/level/level.h"

namespace mazeloom::level {

/// Returns the level's own promises and, after them, those of the recipe of the pack that it uses,
/// each once: what the level promises itself once the recipe's stages are its own. Promises beyond
/// promises::kMostPromises are left out.
promises::PaintedPromises withRecipesPromises(const Level& level);

}  // namespace mazeloom::level
