// SPDX-License-Identifier: MIT
#include "core/document/edits_recipe.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/document/parameter.h"
#include "core/generate/new_stage.h"
#include "core/generate/recipe.h"
#include "core/generate/stages/stages.h"
#include "core/generate/varying.h"
#include "core/level/own_promises.h"

namespace mazeloom::document {

namespace {

Wanted changeStage(const Document& document, SheetKey level, std::size_t stage,
                   level::RecipeStage after) {
    level::Recipe recipe = document.levelOf(level)->recipe;
    recipe.stages[stage] = std::move(after);
    return setRecipe(document, level, std::move(recipe));
}

/// Returns an iterator to the `at`-th stage.
auto placeOf(std::vector<level::RecipeStage>& stages, std::size_t at) {
    return stages.begin() + static_cast<std::ptrdiff_t>(at);
}

/// Inserts a stage before the stage at index `at`, or at the end. `at` must not be past the end.
Wanted insertStage(const Document& document, SheetKey level, std::size_t at,
                   level::RecipeStage stage) {
    level::Recipe recipe = document.levelOf(level)->recipe;
    recipe.stages.insert(placeOf(recipe.stages, at), std::move(stage));
    return setRecipe(document, level, std::move(recipe));
}

bool isStandard(const generate::ParameterInfo& info, const level::ParameterValue& value) {
    // The value of a parameter that selects one of the pack's own kinds is the kind's id; the
    // default is an empty id.
    if (info.type == generate::ParameterInfo::Type::OwnKind)
        return value == level::ParameterValue(std::string());
    return value == written(info, info.standard);
}

/// Stores differences from the pack's recipe as changes of the level. If stages were added, moved
/// or removed, detaches the recipe from the pack.
level::Recipe settledUse(level::Recipe recipe, const level::NamedRecipes& recipes) {
    if (recipe.named.empty() || recipe.isLost) return recipe;
    const level::NamedRecipe* named = level::findRecipe(recipes, recipe.named);
    if (named == nullptr) return level::detached(std::move(recipe));
    auto changes = level::changesBetween(named->stages, recipe.stages);
    if (!changes) return level::detached(std::move(recipe));
    recipe.changes = std::move(*changes);
    return recipe;
}

const generate::ParameterInfo* parameterOf(const level::RecipeStage& stage,
                                           std::string_view parameter) {
    const generate::Stage* known = generate::findStage(stage.stage);
    return known == nullptr ? nullptr : findParameter(*known, parameter);
}

}  // namespace

const level::RecipeStage* findStage(const Document& document, SheetKey level, std::size_t stage) {
    const level::Level* found = document.levelOf(level);
    if (found == nullptr || stage >= found->recipe.stages.size()) return nullptr;
    return &found->recipe.stages[stage];
}

Wanted setParameter(const Document& document, SheetKey level, std::size_t stage,
                    std::string_view parameter, std::int64_t value) {
    const level::RecipeStage* before = findStage(document, level, stage);
    if (before == nullptr) return tl::unexpected(Refusal::NoSuchStage);
    const auto* info = parameterOf(*before, parameter);
    if (info == nullptr) return tl::unexpected(Refusal::NoSuchParameter);
    if (!isAllowed(*info, value)) return tl::unexpected(Refusal::NotAllowed);
    return setParameterValue(document, level, stage, parameter, written(*info, value));
}

Wanted setParameterValue(const Document& document, SheetKey level, std::size_t stage,
                         std::string_view parameter, level::ParameterValue value) {
    const level::RecipeStage* before = findStage(document, level, stage);
    if (before == nullptr) return tl::unexpected(Refusal::NoSuchStage);
    const auto* info = parameterOf(*before, parameter);
    if (info == nullptr) return tl::unexpected(Refusal::NoSuchParameter);
    if (generate::flawOf(*info, value)) return tl::unexpected(Refusal::NotAllowed);
    level::RecipeStage after = *before;
    if (isStandard(*info, value)) {
        after.parameters.erase(std::string(parameter));
    } else {
        after.parameters.insert_or_assign(std::string(parameter), std::move(value));
    }
    return changeStage(document, level, stage, std::move(after));
}

Wanted resetParameter(const Document& document, SheetKey level, std::size_t stage,
                      std::string_view parameter) {
    const level::RecipeStage* before = findStage(document, level, stage);
    if (before == nullptr) return tl::unexpected(Refusal::NoSuchStage);
    if (parameterOf(*before, parameter) == nullptr) return tl::unexpected(Refusal::NoSuchParameter);
    level::RecipeStage after = *before;
    generate::resetParameter(after, parameter);
    return changeStage(document, level, stage, std::move(after));
}

Wanted resetStage(const Document& document, SheetKey level, std::size_t stage) {
    const level::RecipeStage* before = findStage(document, level, stage);
    if (before == nullptr) return tl::unexpected(Refusal::NoSuchStage);
    level::RecipeStage after = *before;
    after.parameters = generate::newStage(after.stage).parameters;
    return changeStage(document, level, stage, std::move(after));
}

Wanted setProgram(const Document& document, SheetKey level, std::size_t stage,
                  level::rewriting::SharedProgram program) {
    const level::RecipeStage* before = findStage(document, level, stage);
    if (before == nullptr || !generate::runsProgram(before->stage))
        return tl::unexpected(Refusal::NoSuchStage);
    const auto flaws = program ? flawsOf(*program) : std::vector<level::rewriting::Flaw>();
    for (const level::rewriting::Flaw& flaw : flaws) {
        if (!flaw.isHarmless()) return tl::unexpected(Refusal::NotAllowed);
    }
    level::RecipeStage after = *before;
    after.program = std::move(program);
    return changeStage(document, level, stage, std::move(after));
}

Wanted setStageEnabled(const Document& document, SheetKey level, std::size_t stage, bool enabled) {
    const level::RecipeStage* before = findStage(document, level, stage);
    if (before == nullptr) return tl::unexpected(Refusal::NoSuchStage);
    level::RecipeStage after = *before;
    after.enabled = enabled;
    return changeStage(document, level, stage, std::move(after));
}

Wanted addStage(const Document& document, SheetKey level, std::size_t at, std::string_view id) {
    const level::Level* found = document.levelOf(level);
    if (found == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    if (at > found->recipe.stages.size() || generate::findStage(id) == nullptr)
        return tl::unexpected(Refusal::NoSuchStage);
    return insertStage(document, level, at, generate::newStage(id));
}

Wanted removeStage(const Document& document, SheetKey level, std::size_t stage) {
    if (findStage(document, level, stage) == nullptr) return tl::unexpected(Refusal::NoSuchStage);
    level::Recipe recipe = document.levelOf(level)->recipe;
    recipe.stages.erase(placeOf(recipe.stages, stage));
    return setRecipe(document, level, std::move(recipe));
}

Wanted duplicateStage(const Document& document, SheetKey level, std::size_t stage) {
    const level::RecipeStage* original = findStage(document, level, stage);
    if (original == nullptr) return tl::unexpected(Refusal::NoSuchStage);
    return insertStage(document, level, stage + 1, *original);
}

Wanted moveStage(const Document& document, SheetKey level, std::size_t from, std::size_t to) {
    if (findStage(document, level, from) == nullptr || findStage(document, level, to) == nullptr)
        return tl::unexpected(Refusal::NoSuchStage);
    level::Recipe recipe = document.levelOf(level)->recipe;
    const auto first = placeOf(recipe.stages, std::min(from, to));
    const auto last = placeOf(recipe.stages, std::max(from, to));
    // All stages between the two places shift by one.
    std::rotate(first, from < to ? first + 1 : last, last + 1);
    return setRecipe(document, level, std::move(recipe));
}

Wanted resetRecipe(const Document& document, SheetKey level) {
    const LevelState* state = document.levelState(level);
    if (state == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    return setRecipe(document, level, *state->read);
}

Wanted setRecipe(const Document& document, SheetKey level, level::Recipe recipe) {
    const level::Level* found = document.levelOf(level);
    if (found == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    recipe = settledUse(std::move(recipe), document.pack().recipes);
    if (recipe == found->recipe) return Edit{};
    if (recipe.stages.size() > generate::kMostStages) return tl::unexpected(Refusal::TooManyStages);
    const auto partOf = [level](LevelPart part) {
        return Edit{
            SetLevelPart{level, kNoStamp, std::make_unique<LevelPart>(std::move(part)), kNoStamp}};
    };
    const bool isDetached = recipe.named.empty() && !found->recipe.named.empty();
    if (!isDetached) return partOf(std::move(recipe));
    auto promises = level::withRecipesPromises(*found);
    if (promises == found->promises) return partOf(std::move(recipe));
    Several several;
    several.about = level;
    several.edits.push_back(partOf(std::move(recipe)));
    several.edits.push_back(partOf(std::move(promises)));
    return Edit{std::move(several)};
}

Wanted setSeed(const Document& document, SheetKey level, std::uint64_t seed) {
    const LevelState* state = document.levelState(level);
    if (state == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    if (state->seeds.current() == seed) return Edit{};
    return Edit{SetSeed{level, seed}};
}

Wanted setSeeds(const Document& document,
                std::span<const std::pair<SheetKey, std::uint64_t>> seeds) {
    Several several;
    for (const auto& [level, seed] : seeds) {
        auto one = setSeed(document, level, seed);
        if (!one) return one;
        if (!one->isNothing()) several.edits.push_back(std::move(*one));
    }
    if (several.edits.empty()) return Edit{};
    return Edit{std::move(several)};
}

}  // namespace mazeloom::document
