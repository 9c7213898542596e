// SPDX-License-Identifier: MIT
#include "core/level/own_promises.h"

#include <algorithm>

namespace mazeloom::level {

void addPromises(promises::PaintedPromises& all, const promises::PaintedPromises& more) {
    for (const promises::PaintedPromise& promise : more) {
        const bool isKnown = std::ranges::find(all, promise) != all.end();
        if (!isKnown && all.size() < promises::kMostPromises) all.push_back(promise);
    }
}

promises::PaintedPromises withRecipesPromises(const Level& level) {
    promises::PaintedPromises all = level.promises;
    const NamedRecipe* named = findRecipe(level.recipes.recipes(), level.recipe.named);
    if (named != nullptr) addPromises(all, named->promises);
    return all;
}

}  // namespace mazeloom::level
