// SPDX-License-Identifier: MIT
#include "core/document/edits_recipe.h"

#include <memory>
#include <string>
#include <utility>

#include "core/document/parameter.h"
#include "core/generate/stages/stages.h"

namespace mazeloom::document {

namespace {

Wanted changeStage(const Document& document, SheetKey level, std::size_t stage,
                   level::RecipeStage after) {
    level::Recipe recipe = document.levelOf(level)->recipe;
    recipe.stages[stage] = std::move(after);
    return setRecipe(document, level, std::move(recipe));
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
    level::RecipeStage after = *before;
    if (value == info->standard) {
        after.parameters.erase(std::string(parameter));
    } else {
        after.parameters.insert_or_assign(std::string(parameter), written(*info, value));
    }
    return changeStage(document, level, stage, std::move(after));
}

Wanted resetParameter(const Document& document, SheetKey level, std::size_t stage,
                      std::string_view parameter) {
    const level::RecipeStage* before = findStage(document, level, stage);
    if (before == nullptr) return tl::unexpected(Refusal::NoSuchStage);
    if (parameterOf(*before, parameter) == nullptr) return tl::unexpected(Refusal::NoSuchParameter);
    level::RecipeStage after = *before;
    after.parameters.erase(std::string(parameter));
    return changeStage(document, level, stage, std::move(after));
}

Wanted resetStage(const Document& document, SheetKey level, std::size_t stage) {
    const level::RecipeStage* before = findStage(document, level, stage);
    if (before == nullptr) return tl::unexpected(Refusal::NoSuchStage);
    level::RecipeStage after = *before;
    after.parameters.clear();
    return changeStage(document, level, stage, std::move(after));
}

Wanted setStageEnabled(const Document& document, SheetKey level, std::size_t stage, bool enabled) {
    const level::RecipeStage* before = findStage(document, level, stage);
    if (before == nullptr) return tl::unexpected(Refusal::NoSuchStage);
    level::RecipeStage after = *before;
    after.enabled = enabled;
    return changeStage(document, level, stage, std::move(after));
}

Wanted resetRecipe(const Document& document, SheetKey level) {
    const LevelState* state = document.levelState(level);
    if (state == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    return setRecipe(document, level, *state->read);
}

Wanted setRecipe(const Document& document, SheetKey level, level::Recipe recipe) {
    const level::Level* found = document.levelOf(level);
    if (found == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    if (recipe == found->recipe) return Edit{};
    return Edit{
        SetLevelPart{level, kNoStamp, std::make_unique<LevelPart>(std::move(recipe)), kNoStamp}};
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
