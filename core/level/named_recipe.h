// SPDX-License-Identifier: MIT
// Named recipes that several levels of a pack can use. A level may override values and switches of
// its recipe. It stores only these changes, so that an edit of the recipe reaches all of its levels
// and preserves their changes.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/level/promises/painted_promise.h"
#include "core/level/recipe.h"

namespace mazeloom::level {

struct NamedRecipe {
    std::string id;
    std::string title;
    std::string notes;
    std::vector<RecipeStage> stages;
    std::string more;                         ///< JSON of unknown keys, as in Object
    promises::PaintedPromises promises = {};  ///< kept by all levels that use the recipe

    friend bool operator==(const NamedRecipe& a, const NamedRecipe& b);
};

/// A pack's named recipes, in the designer's order.
using NamedRecipes = std::vector<NamedRecipe>;

/// Upper bound on a pack's named recipes.
inline constexpr std::size_t kMostNamedRecipes = 200;

/// The named recipes of a pack, shared by all parts of the pack. All books compare equal, so that
/// they do not affect comparisons of the levels that hold them.
class RecipeBook {
  public:
    RecipeBook() = default;
    explicit RecipeBook(const NamedRecipes& recipes);

    std::span<const NamedRecipe> recipes() const;
    bool hasTheSame(const RecipeBook& other) const;

    friend bool operator==(const RecipeBook&, const RecipeBook&) { return true; }

  private:
    std::shared_ptr<const NamedRecipes> recipes_;
};

/// Returns the recipe with the id; null if none has it.
const NamedRecipe* findRecipe(std::span<const NamedRecipe> recipes, std::string_view id);

/// Returns a recipe for a level that uses the named recipe without changes.
Recipe useOf(const NamedRecipe& named);

/// Returns the stages with the changes applied. Changes of missing stages are ignored.
std::vector<RecipeStage> changed(std::span<const RecipeStage> stages,
                                 std::span<const StageChange> changes);

/// Returns the changes from `base` to `stages`; nullopt unless both have the same stages in the
/// same order.
std::optional<std::vector<StageChange>> changesBetween(std::span<const RecipeStage> base,
                                                       std::span<const RecipeStage> stages);

/// Whether the change applies to one of the stages.
bool isOfOne(const StageChange& change, std::span<const RecipeStage> stages);

/// Fills in the stages of a recipe that uses a named one; leaves other recipes alone.
void resolve(Recipe& recipe, std::span<const NamedRecipe> recipes);

/// Returns the recipe as a level's own: with the same stages, but without its link to a named
/// recipe.
Recipe detached(Recipe recipe);

}  // namespace mazeloom::level
