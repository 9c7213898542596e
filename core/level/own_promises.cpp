// SPDX-License-Identifier: MIT
#include "core/level/own_promises.h"

#include <algorithm>

namespace mazeloom::level {

promises::PaintedPromises withRecipesPromises(const Level& level) {
    promises::PaintedPromises all = level.promises;
    const NamedRecipe* named = findRecipe(level.recipes.recipes(), level.recipe.named);
    if (named == nullptr) return all;
    for (const promises::PaintedPromise& promise : named->promises) {
        const bool isKnown = std::ranges::find(all, promise) != all.end();
        if (!isKnown && all.size() < promises::kMostPromises) all.push_back(promise);
    }
    return all;
}

}  // namespace mazeloom::level
