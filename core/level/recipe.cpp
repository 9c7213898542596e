// SPDX-License-Identifier: MIT
#include "core/level/recipe.h"

namespace mazeloom::level {

bool operator==(const RecipeStage& a, const RecipeStage& b) = default;

bool operator==(const Recipe& a, const Recipe& b) {
    return a.stages == b.stages;
}

}  // namespace mazeloom::level
