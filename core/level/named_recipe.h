// SPDX-License-Identifier: MIT
// Recipes that a pack keeps under a name, for many of its levels. A level that uses one may have
// other values and switches in it: those are kept as changes, so that a change of the recipe
// reaches all its levels and leaves their own changes alone.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/level/recipe.h"

namespace mazeloom::level {

struct NamedRecipe {
    std::string id;
    std::string title;
    std::string notes;
    std::vector<RecipeStage> stages;
    std::string more;  ///< as in Object

    friend bool operator==(const NamedRecipe& a, const NamedRecipe& b);
};

/// In the designer's order.
using NamedRecipes = std::vector<NamedRecipe>;

/// A pack has at most so many.
inline constexpr std::size_t kMostNamedRecipes = 200;

/// The recipes of the pack that something belongs to, shared by all that does. What belongs to a
/// pack is the same whatever its pack's recipes are: books are equal.
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

/// Null when there is none of that id.
const NamedRecipe* findRecipe(std::span<const NamedRecipe> recipes, std::string_view id);

/// A level's recipe that is the named one, without changes.
Recipe useOf(const NamedRecipe& named);

/// The stages with the changes made. Changes of stages that are not there are left out.
std::vector<RecipeStage> changed(std::span<const RecipeStage> stages,
                                 std::span<const StageChange> changes);

/// What makes `stages` of `base`; nothing where these are not the same stages in the same order.
std::optional<std::vector<StageChange>> changesBetween(std::span<const RecipeStage> base,
                                                       std::span<const RecipeStage> stages);

/// Whether a change is of one of the stages.
bool isOfOne(const StageChange& change, std::span<const RecipeStage> stages);

/// Fills in the stages of a recipe that uses a named one; others stay as they are.
void resolve(Recipe& recipe, std::span<const NamedRecipe> recipes);

/// The same stages as the level's own.
Recipe detached(Recipe recipe);

}  // namespace mazeloom::level
