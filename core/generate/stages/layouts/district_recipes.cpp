// SPDX-License-Identifier: MIT
#include "core/generate/stages/layouts/district_recipes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "core/generate/shared/written.h"
#include "core/generate/stages/stages.h"
#include "core/level/id.h"

namespace mazeloom::generate {

namespace {

constexpr Sentence kNoStage{"districts-stage-missing", "a stage is missing: write one of %1"};
constexpr Sentence kNested{"districts-nested", "a district cannot have districts of its own"};
constexpr Sentence kUnknownStage{"districts-unknown-stage",
                                 "%1 is no stage that districts know: write one of %2"};
constexpr Sentence kNoParameter{"districts-no-parameter",
                                "%1 is no parameter of %2: write them like %3=%4"};
constexpr Sentence kNoChoice{"districts-no-choice", "%1: %2 is not one of its choices"};
constexpr Sentence kNotNumber{"districts-number", "%1 must be a whole number from %2 to %3"};
constexpr Sentence kNeeds{"districts-needs",
                          "%1 needs %2: put a stage before it that provides them"};
constexpr Sentence kNotId{
    "districts-recipe-id",
    "after @ must come the id of one of the pack's recipes, and %1 is none: a to z, 0 to 9 and -"};
constexpr Sentence kManyStages{"districts-many-stages", "a recipe has at most %1 stages"};
constexpr Sentence kNoRecipe{"districts-no-pack-recipe", "the pack has no recipe %1"};
constexpr Sentence kNestedRecipe{"districts-nested-recipe",
                                 "recipe %1 has districts, but a district cannot have its own"};
constexpr Sentence kWrongStage{
    "districts-wrong-stage",
    "recipe %1 has the stage \"%2\", which cannot stand in a district: only "
    "stages that open or close cells and put no things there can"};
constexpr Sentence kRecipeProblem{"districts-recipe-problem", "recipe %1, %2: %3"};
constexpr Sentence kNothingOn{"districts-nothing-on", "recipe %1 has no stage that is on"};
constexpr std::array kDistrictSentences{
    kNoStage, kNested,     kUnknownStage, kNoParameter,  kNoChoice,   kNotNumber,     kNeeds,
    kNotId,   kManyStages, kNoRecipe,     kNestedRecipe, kWrongStage, kRecipeProblem, kNothingOn};

constexpr std::size_t kMostRecipes = 26;
constexpr std::size_t kMostStages = 20;
constexpr std::int64_t kMostWeight = 1000;

template <typename Value>
using Understood = tl::expected<Value, Phrase>;

tl::unexpected<Phrase> misread(const Sentence& sentence, Arguments arguments = {}) {
    return tl::unexpected(Phrase{sentence, std::move(arguments)});
}

/// Returns a stage that may work in a part of a level, by its id.
Understood<const Stage*> stageCalled(std::string_view id) {
    std::string known;
    for (const Stage* stage : stages()) {
        if (!stage->worksInParts) continue;
        if (stage->id == id) return stage;
        known += (known.empty() ? "" : ", ") + std::string(stage->id);
    }
    if (id.empty()) return misread(kNoStage, {known});
    if (id == "districts") return misread(kNested);
    return misread(kUnknownStage, {quoted(id), known});
}

/// Reads a parameter such as "leaf=7".
Understood<void> setValue(const Stage& stage, std::string_view text, Parameters& parameters) {
    const std::size_t at = text.find('=');
    const std::string_view id = trimmed(text.substr(0, at));
    const auto info = std::ranges::find(stage.parameters, id, &ParameterInfo::id);
    if (at == std::string_view::npos || info == stage.parameters.end()) {
        const ParameterInfo& first = stage.parameters.front();
        return misread(kNoParameter, {quoted(text), stage.id, first.id, first.standard});
    }
    const std::string_view value = trimmed(text.substr(at + 1));
    auto& place = parameters[static_cast<std::size_t>(info - stage.parameters.begin())];
    if (info->type == ParameterInfo::Type::Choice) {
        const auto choice = std::ranges::find(info->choices, value);
        if (choice == info->choices.end()) return misread(kNoChoice, {id, quoted(value)});
        place = choice - info->choices.begin();
        return {};
    }
    const bool isSwitch = info->type == ParameterInfo::Type::Switch;
    const std::int64_t least = isSwitch ? 0 : info->least;
    const std::int64_t most = isSwitch ? 1 : info->most;
    const auto number = wholeNumber(value);
    if (!number || *number < least || *number > most) return misread(kNotNumber, {id, least, most});
    place = *number;
    return {};
}

/// Reads a stage such as "bsp(leaf=7 closed=0)".
Understood<ReadyStage> stageIn(std::string_view text) {
    const std::size_t open = text.find('(');
    const auto stage = stageCalled(trimmed(text.substr(0, open)));
    if (!stage) return tl::unexpected(stage.error());
    ReadyStage result;
    result.stage = *stage;
    for (const ParameterInfo& info : (*stage)->parameters)
        result.parameters.push_back(info.standard);
    if (open == std::string_view::npos) return result;
    if (text.back() != ')') return misread(kNotClosed, {quoted(text)});
    const std::string_view inside = text.substr(open + 1, text.size() - open - 2);
    for (const std::string_view value : piecesOf(inside, ' ')) {
        if (value.empty()) continue;
        if (const auto set = setValue(**stage, value, result.parameters); !set)
            return tl::unexpected(set.error());
    }
    return result;
}

/// Checks that each stage's needs are met by the stages before it.
Understood<void> checkNeeds(const DistrictRecipe& recipe) {
    unsigned facts = kNothing;
    for (const ReadyStage& each : recipe.stages) {
        if ((each.stage->needs & ~facts) != 0) {
            const unsigned lacks = each.stage->needs & ~facts;
            const Fact what = (lacks & kRooms) != 0       ? kRooms
                              : (lacks & kPassages) != 0  ? kPassages
                              : (lacks & kOpenCells) != 0 ? kOpenCells
                                                          : kHiddenMaze;
            return misread(kNeeds, {each.stage->id, Word{name(what)}});
        }
        facts |= each.stage->gives;
    }
    return {};
}

/// Reads a recipe such as "rooms + maze * 2".
Understood<DistrictRecipe> recipeIn(std::string_view text) {
    DistrictRecipe recipe;
    const auto parts = piecesOf(text, '*');
    recipe.text = parts.front();
    if (parts.size() > 1) {
        const auto weight = numberUpTo(parts[1], kMostWeight);
        if (parts.size() > 2 || !weight) return misread(kNotWeight, {kMostWeight});
        recipe.weight = *weight;
    }
    if (parts.front().starts_with('@')) {
        const std::string_view id = trimmed(parts.front().substr(1));
        if (!level::isId(id)) return misread(kNotId, {quoted(id)});
        recipe.named = id;
        return recipe;
    }
    const auto stages = piecesOf(parts.front(), '+');
    if (stages.size() > kMostStages) return misread(kManyStages, {kMostStages});
    for (const std::string_view each : stages) {
        auto stage = stageIn(each);
        if (!stage) return tl::unexpected(stage.error());
        stage->occurrence = static_cast<unsigned>(
            std::ranges::count(recipe.stages, stage->stage, &ReadyStage::stage));
        recipe.stages.push_back(std::move(*stage));
    }
    if (const auto met = checkNeeds(recipe); !met) return tl::unexpected(met.error());
    return recipe;
}

}  // namespace

tl::expected<std::vector<DistrictRecipe>, Phrase> districtRecipes(std::string_view text) {
    return weightedItems<DistrictRecipe>(text, kMostRecipes, kRecipesWord, recipeIn);
}

tl::expected<std::vector<ReadyStage>, Phrase> districtStages(
    std::string_view id, std::span<const level::NamedRecipe> recipes) {
    const level::NamedRecipe* named = level::findRecipe(recipes, id);
    const std::string name = quoted(id);
    if (named == nullptr) return misread(kNoRecipe, {name});
    level::Recipe recipe;
    for (const level::RecipeStage& stage : named->stages) {
        if (stage.enabled) recipe.stages.push_back(stage);
    }
    for (const level::RecipeStage& written : recipe.stages) {
        const Stage* stage = findStage(written.stage);
        if (stage == nullptr || stage->worksInParts) continue;
        if (stage->id == "districts") return misread(kNestedRecipe, {name});
        return misread(kWrongStage, {name, *stage});
    }
    Examined examined = examine(recipe, false);
    if (!examined.problems.empty()) {
        const Problem& problem = examined.problems.front().problem;
        return misread(kRecipeProblem, {name, problem.saidPlace(), problem.said()});
    }
    if (examined.recipe.stages.empty()) return misread(kNothingOn, {name});
    return std::move(examined.recipe.stages);
}

tl::expected<std::vector<DistrictRecipe>, Phrase> districtRecipes(
    std::string_view text, std::span<const level::NamedRecipe> recipes) {
    auto read = districtRecipes(text);
    if (!read) return read;
    for (DistrictRecipe& recipe : *read) {
        if (recipe.named.empty()) continue;
        auto stages = districtStages(recipe.named, recipes);
        if (!stages) return tl::unexpected(stages.error());
        recipe.stages = std::move(*stages);
    }
    return read;
}

bool asksForNamedRecipes(const level::Recipe& recipe) {
    return std::ranges::any_of(recipe.stages, [](const level::RecipeStage& stage) {
        return stage.stage == "districts" &&
               std::ranges::any_of(stage.parameters, [](const auto& parameter) {
                   const auto& [id, value] = parameter;
                   const auto* text = std::get_if<std::string>(&value);
                   // The parameter varies with the seed: one of its values may name a recipe.
                   if (text == nullptr) return id == "recipes";
                   return text->find('@') != std::string::npos;
               });
    });
}

std::span<const Sentence> districtSentences() {
    return kDistrictSentences;
}

std::optional<Phrase> flawOfDistrictRecipes(std::string_view text) {
    const auto recipes = districtRecipes(text);
    if (recipes) return std::nullopt;
    return recipes.error();
}

}  // namespace mazeloom::generate
