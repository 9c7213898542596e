// SPDX-License-Identifier: MIT
#include "widgets/document/promises.h"

#include <utility>

#include "core/document/edits_structure.h"
#include "core/document/recipes/edits_named.h"
#include "widgets/document/lookup.h"

namespace mazeloom::widgets {

using level::promises::PaintedPromises;

namespace {

/// Returns the recipe of the pack that the level uses; null if it uses none.
const level::NamedRecipe* recipeOf(const PackDocument& document, const QString& levelId) {
    const level::Level* level = findLevel(document, levelId);
    return level == nullptr ? nullptr
                            : level::findRecipe(document.pack().recipes, level->recipe.named);
}

}  // namespace

bool hasScope(const PackDocument& document, const QString& levelId, PromiseScope scope) {
    if (findLevel(document, levelId) == nullptr) return false;
    return scope != PromiseScope::Recipe || recipeOf(document, levelId) != nullptr;
}

const PaintedPromises& promisesOf(const PackDocument& document, const QString& levelId,
                                  PromiseScope scope) {
    static const PaintedPromises kNone;
    const level::Level* level = findLevel(document, levelId);
    if (level == nullptr) return kNone;
    if (scope == PromiseScope::Level) return level->promises;
    if (scope == PromiseScope::Pack) return document.pack().promises;
    const level::NamedRecipe* recipe = recipeOf(document, levelId);
    return recipe == nullptr ? kNone : recipe->promises;
}

bool setPromises(PackDocument& document, const QString& levelId, PromiseScope scope,
                 PaintedPromises promises, const QString& text, Gesture gesture) {
    const document::Document& content = document.content();
    switch (scope) {
        case PromiseScope::Level:
            return document.apply(
                document::setPromises(content, keyOf(document, levelSheet(levelId)),
                                      std::move(promises)),
                text, gesture);
        case PromiseScope::Recipe: {
            const level::NamedRecipe* recipe = recipeOf(document, levelId);
            return recipe != nullptr &&
                   document.apply(document::setRecipePromises(content, std::string(recipe->id),
                                                              std::move(promises)),
                                  text, gesture);
        }
        case PromiseScope::Pack:
            break;
    }
    return document.apply(document::setPackPromises(content, std::move(promises)), text, gesture);
}

}  // namespace mazeloom::widgets
