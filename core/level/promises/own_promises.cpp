// SPDX-License-Identifier: MIT
#include "core/level/promises/own_promises.h"

#include <algorithm>

namespace mazeloom::level::promises {

PaintedPromises withRecipesPromises(const Level& level) {
    PaintedPromises all = level.promises;
    const NamedRecipe* named = findRecipe(level.recipes.recipes(), level.recipe.named);
    if (named == nullptr) return all;
    for (const PaintedPromise& promise : named->promises) {
        const bool isKnown = std::ranges::find(all, promise) != all.end();
        if (!isKnown && all.size() < kMostPromises) all.push_back(promise);
    }
    return all;
}

}  // namespace mazeloom::level::promises
