// SPDX-License-Identifier: MIT
#include "core/level/named_recipe.h"

#include <algorithm>
#include <utility>

namespace mazeloom::level {

namespace {

/// Returns the index of the stage that a change applies to; the number of stages if there is none.
std::size_t placeOf(const StageChange& change, std::span<const RecipeStage> stages) {
    unsigned before = 0;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        if (stages[i].stage != change.stage) continue;
        if (before++ == change.occurrence) return i;
    }
    return stages.size();
}

void make(const StageChange& change, RecipeStage& stage) {
    if (change.enabled) stage.enabled = *change.enabled;
    if (change.program) stage.program = change.program;
    for (const auto& [id, value] : change.parameters) {
        if (value) {
            stage.parameters.insert_or_assign(id, *value);
        } else {
            stage.parameters.erase(id);
        }
    }
}

StageChange changeBetween(const RecipeStage& base, const RecipeStage& stage) {
    StageChange change;
    if (stage.enabled != base.enabled) change.enabled = stage.enabled;
    if (stage.program != base.program) change.program = stage.program;
    for (const auto& [id, value] : stage.parameters) {
        const auto before = base.parameters.find(id);
        if (before == base.parameters.end() || before->second != value)
            change.parameters.emplace(id, value);
    }
    for (const auto& [id, value] : base.parameters) {
        if (!stage.parameters.contains(id)) change.parameters.emplace(id, std::nullopt);
    }
    return change;
}

}  // namespace

bool operator==(const NamedRecipe& a, const NamedRecipe& b) = default;

RecipeBook::RecipeBook(const NamedRecipes& recipes)
    : recipes_(recipes.empty() ? nullptr : std::make_shared<const NamedRecipes>(recipes)) {}

std::span<const NamedRecipe> RecipeBook::recipes() const {
    return recipes_ == nullptr ? std::span<const NamedRecipe>() : *recipes_;
}

bool RecipeBook::hasTheSame(const RecipeBook& other) const {
    return recipes_ == other.recipes_ || std::ranges::equal(recipes(), other.recipes());
}

const NamedRecipe* findRecipe(std::span<const NamedRecipe> recipes, std::string_view id) {
    const auto found = std::ranges::find(recipes, id, &NamedRecipe::id);
    return found == recipes.end() ? nullptr : &*found;
}

Recipe useOf(const NamedRecipe& named) {
    Recipe recipe;
    recipe.stages = named.stages;
    recipe.named = named.id;
    return recipe;
}

std::vector<RecipeStage> changed(std::span<const RecipeStage> stages,
                                 std::span<const StageChange> changes) {
    std::vector<RecipeStage> result(stages.begin(), stages.end());
    for (const StageChange& change : changes) {
        const std::size_t place = placeOf(change, stages);
        if (place < result.size()) make(change, result[place]);
    }
    return result;
}

std::optional<std::vector<StageChange>> changesBetween(std::span<const RecipeStage> base,
                                                       std::span<const RecipeStage> stages) {
    if (!std::ranges::equal(base, stages, {}, &RecipeStage::stage, &RecipeStage::stage))
        return std::nullopt;
    std::vector<StageChange> changes;
    for (std::size_t i = 0; i < base.size(); ++i) {
        if (base[i] == stages[i]) continue;
        StageChange change = changeBetween(base[i], stages[i]);
        change.stage = base[i].stage;
        change.occurrence = occurrenceOf(base, i);
        changes.push_back(std::move(change));
    }
    return changes;
}

bool isOfOne(const StageChange& change, std::span<const RecipeStage> stages) {
    return placeOf(change, stages) < stages.size();
}

void resolve(Recipe& recipe, std::span<const NamedRecipe> recipes) {
    if (recipe.named.empty()) return;
    const NamedRecipe* named = findRecipe(recipes, recipe.named);
    recipe.isLost = named == nullptr;
    recipe.stages.clear();
    if (named != nullptr) recipe.stages = changed(named->stages, recipe.changes);
}

Recipe detached(Recipe recipe) {
    recipe.named.clear();
    recipe.changes.clear();
    recipe.isLost = false;
    return recipe;
}

}  // namespace mazeloom::level
