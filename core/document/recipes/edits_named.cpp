// SPDX-License-Identifier: MIT
#include "core/document/recipes/edits_named.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "core/edit/fresh_id.h"
#include "core/level/own_promises.h"

namespace mazeloom::document {

namespace {

using level::NamedRecipe;
using level::NamedRecipes;

Edit setRecipes(NamedRecipes recipes) {
    return {SetPackPart{std::make_unique<PackPart>(std::move(recipes)), kNoStamp}};
}

Edit setRecipeOf(SheetKey level, level::Recipe recipe) {
    return {
        SetLevelPart{level, kNoStamp, std::make_unique<LevelPart>(std::move(recipe)), kNoStamp}};
}

/// Returns the index of a recipe; nullopt if none has this id.
std::optional<std::size_t> placeOf(const NamedRecipes& recipes, std::string_view id) {
    const auto found = std::ranges::find(recipes, id, &NamedRecipe::id);
    if (found == recipes.end()) return std::nullopt;
    return static_cast<std::size_t>(found - recipes.begin());
}

bool isTaken(const NamedRecipes& recipes, std::string_view title) {
    return std::ranges::find(recipes, title, &NamedRecipe::title) != recipes.end();
}

/// Combines the edit of the pack's recipes with the edits of the levels that use them.
Wanted asOneStep(std::vector<Edit> edits, SheetKey about) {
    return Edit{Several{std::move(edits), about}};
}

/// Gives a level its own copy of the stages and promises of the named recipe that it uses.
void detach(const Document& document, SheetKey key, std::vector<Edit>& edits) {
    const level::Level& level = *document.levelOf(key);
    edits.push_back(setRecipeOf(key, level::detached(level.recipe)));
    auto promises = level::withRecipesPromises(level);
    if (promises == level.promises) return;
    edits.push_back(
        {SetLevelPart{key, kNoStamp, std::make_unique<LevelPart>(std::move(promises)), kNoStamp}});
}

}  // namespace

std::vector<SheetKey> usersOf(const Document& document, std::string_view id) {
    std::vector<SheetKey> users;
    for (std::size_t i = 0; i < document.pack().levels.size(); ++i) {
        if (document.pack().levels[i].recipe.named == id)
            users.push_back(document.keyAt(SheetKind::Level, i));
    }
    return users;
}

Wanted keepRecipe(const Document& document, SheetKey level, std::string title) {
    const level::Level* found = document.levelOf(level);
    if (found == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    NamedRecipes recipes = document.pack().recipes;
    if (title.empty() || isTaken(recipes, title)) return tl::unexpected(Refusal::NameTaken);
    if (recipes.size() == level::kMostNamedRecipes) return tl::unexpected(Refusal::TooManyRecipes);
    NamedRecipe named;
    named.id = edit::freshId(
        title, "recipe", [&](const std::string& id) { return placeOf(recipes, id).has_value(); });
    named.title = std::move(title);
    named.stages = found->recipe.stages;
    const NamedRecipe* before = level::findRecipe(document.pack().recipes, found->recipe.named);
    if (before != nullptr) named.promises = before->promises;
    level::Recipe use = level::useOf(named);
    recipes.push_back(std::move(named));
    std::vector<Edit> edits;
    edits.push_back(setRecipes(std::move(recipes)));
    edits.push_back(setRecipeOf(level, std::move(use)));
    return asOneStep(std::move(edits), level);
}

Wanted useRecipe(const Document& document, SheetKey level, std::string_view id) {
    const level::Level* found = document.levelOf(level);
    if (found == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    const NamedRecipe* named = level::findRecipe(document.pack().recipes, id);
    if (named == nullptr) return tl::unexpected(Refusal::NoSuchRecipe);
    level::Recipe use = level::useOf(*named);
    if (use == found->recipe) return Edit{};
    return setRecipeOf(level, std::move(use));
}

Wanted giveToAll(const Document& document, SheetKey level, std::string_view id) {
    const level::Level* found = document.levelOf(level);
    if (found == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    NamedRecipes recipes = document.pack().recipes;
    const auto place = placeOf(recipes, id);
    if (!place) return tl::unexpected(Refusal::NoSuchRecipe);
    recipes[*place].stages = found->recipe.stages;
    std::vector<Edit> edits;
    for (const SheetKey user : usersOf(document, id)) {
        if (user == level) continue;
        level::Recipe recipe = document.levelOf(user)->recipe;
        level::resolve(recipe, recipes);
        edits.push_back(setRecipeOf(user, std::move(recipe)));
    }
    edits.push_back(setRecipeOf(level, level::useOf(recipes[*place])));
    edits.push_back(setRecipes(std::move(recipes)));
    return asOneStep(std::move(edits), level);
}

Wanted detachRecipe(const Document& document, SheetKey level) {
    const level::Level* found = document.levelOf(level);
    if (found == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    if (found->recipe.named.empty()) return Edit{};
    std::vector<Edit> edits;
    detach(document, level, edits);
    return asOneStep(std::move(edits), level);
}

Wanted renameRecipe(const Document& document, std::string_view id, std::string title) {
    NamedRecipes recipes = document.pack().recipes;
    const auto place = placeOf(recipes, id);
    if (!place) return tl::unexpected(Refusal::NoSuchRecipe);
    if (recipes[*place].title == title) return Edit{};
    if (title.empty() || isTaken(recipes, title)) return tl::unexpected(Refusal::NameTaken);
    recipes[*place].title = std::move(title);
    return setRecipes(std::move(recipes));
}

Wanted setRecipeNotes(const Document& document, std::string_view id, std::string notes) {
    NamedRecipes recipes = document.pack().recipes;
    const auto place = placeOf(recipes, id);
    if (!place) return tl::unexpected(Refusal::NoSuchRecipe);
    if (recipes[*place].notes == notes) return Edit{};
    recipes[*place].notes = std::move(notes);
    return setRecipes(std::move(recipes));
}

Wanted setRecipePromises(const Document& document, std::string_view id,
                         level::promises::PaintedPromises promises) {
    NamedRecipes recipes = document.pack().recipes;
    const auto place = placeOf(recipes, id);
    if (!place) return tl::unexpected(Refusal::NoSuchRecipe);
    if (recipes[*place].promises == promises) return Edit{};
    recipes[*place].promises = std::move(promises);
    return setRecipes(std::move(recipes));
}

Wanted removeRecipe(const Document& document, std::string_view id) {
    NamedRecipes recipes = document.pack().recipes;
    const auto place = placeOf(recipes, id);
    if (!place) return tl::unexpected(Refusal::NoSuchRecipe);
    std::vector<Edit> edits;
    for (const SheetKey user : usersOf(document, id))
        detach(document, user, edits);
    recipes.erase(recipes.begin() + static_cast<std::ptrdiff_t>(*place));
    edits.push_back(setRecipes(std::move(recipes)));
    return asOneStep(std::move(edits), document.shown());
}

}  // namespace mazeloom::document
