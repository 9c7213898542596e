// SPDX-License-Identifier: MIT
#include "core/generate/recipe.h"

#include <algorithm>
#include <array>

#include "core/generate/stages/stages.h"
#include "core/level/id.h"

namespace mazeloom::generate {

namespace {

using Cause = RecipeProblem::Cause;

constexpr Sentence kLostRecipe{
    "recipe-lost",
    "the pack has no recipe \"%1\": choose another one for the level, or bring it back"};
constexpr Sentence kUnknownStage{"recipe-unknown-stage", "unknown stage \"%1\""};
constexpr Sentence kUnknownParameter{"recipe-unknown-parameter", "unknown parameter \"%1\""};
constexpr Sentence kNeeds{"recipe-needs",
                          "needs %1: put a stage that provides them before it, such as %2"};
constexpr Sentence kInRecipe{"place-recipe", "recipe"};
constexpr Sentence kInStage{"place-stage", "stage %1 (%2)"};
constexpr Sentence kInParameter{"place-parameter", "stage %1 (%2), %3"};
constexpr std::array kRecipeSentences{kLostRecipe, kUnknownStage, kUnknownParameter, kNeeds,
                                      kInRecipe,   kInStage,      kInParameter};

/// Returns a problem of a stage or of one of its parameters.
Problem problemOf(int recipeStage, const level::RecipeStage& stage, Phrase phrase,
                  std::string parameter = {}) {
    Problem problem = problemSaying(Severity::Error, std::move(phrase));
    problem.place = std::move(parameter);
    return inStage(std::move(problem), recipeStage, stage.stage);
}

constexpr std::array kFacts{kOpenCells, kRooms, kPassages, kHiddenMaze};

void checkParameters(const level::RecipeStage& written, ReadyStage& ready,
                     std::vector<RecipeProblem>& problems) {
    for (const ParameterInfo& info : ready.stage->parameters) {
        ready.parameters.push_back(info.standard);
        if (info.type == ParameterInfo::Type::Text) ready.kind = info.text;
    }
    for (const auto& [id, value] : written.parameters) {
        const auto info = std::ranges::find(ready.stage->parameters, id, &ParameterInfo::id);
        if (info == ready.stage->parameters.end()) {
            problems.push_back({Cause::UnknownParameter,
                                problemOf(ready.recipeIndex, written, {kUnknownParameter, {id}}),
                                id});
            continue;
        }
        const auto index = static_cast<std::size_t>(info - ready.stage->parameters.begin());
        const auto refuse = [&, &id = id](const Phrase& phrase) {
            problems.push_back(
                {Cause::UnusableValue, problemOf(ready.recipeIndex, written, phrase, id), id});
        };
        if (const auto fixed = level::fixedOf(value)) {
            const auto number = readFixed(*info, *fixed);
            if (!number) {
                refuse(number.error());
                continue;
            }
            ready.parameters[index] = *number;
            if (info->type == ParameterInfo::Type::OwnKind ||
                info->type == ParameterInfo::Type::Text)
                ready.kind = std::get<std::string>(*fixed);
        } else {
            auto varying = readVarying(*info, index, value);
            if (!varying) {
                refuse(varying.error());
                continue;
            }
            ready.parameters[index] = firstOf(*varying);
            ready.varying.push_back(std::move(*varying));
        }
    }
}

/// Returns a parameter's title; its id if the stage has no such parameter.
Argument parameterName(const Stage* stage, const std::string& id) {
    if (stage == nullptr) return id;
    const auto info = std::ranges::find(stage->parameters, id, &ParameterInfo::id);
    return info == stage->parameters.end() ? Argument(id) : Argument(Word{info->title});
}

BuiltInRecipe builtIn(std::string_view id, std::string_view title,
                      std::initializer_list<std::string_view> stages) {
    BuiltInRecipe result{id, title, {}};
    result.recipe.builtIn = id;
    for (std::string_view stage : stages)
        result.recipe.stages.push_back({std::string(stage), true, {}});
    return result;
}

}  // namespace

bool ReadyStage::changesNothing() const {
    return varying.empty() && stage->changesNothing != nullptr && stage->changesNothing(parameters);
}

bool ReadyStage::varies(std::size_t parameter) const {
    return std::ranges::find(varying, parameter, &Varying::parameter) != varying.end();
}

std::int64_t ReadyStage::mostOf(std::size_t parameter) const {
    const auto found = std::ranges::find(varying, parameter, &Varying::parameter);
    return found == varying.end() ? parameters[parameter] : generate::mostOf(*found);
}

bool ReadyStage::guarantees(unsigned wanted) const {
    const unsigned given = changesNothing() ? unsigned{kSameCellsOpen} : stage->guarantees;
    return (given & wanted) == wanted;
}

bool ReadyRecipe::varies() const {
    return std::ranges::any_of(stages,
                               [](const ReadyStage& ready) { return !ready.varying.empty(); });
}

ReadyRecipe settled(const ReadyRecipe& recipe, std::uint64_t seed, int depth) {
    ReadyRecipe result = recipe;
    for (ReadyStage& ready : result.stages) {
        for (const Varying& varying : ready.varying) {
            const ParameterInfo& info = ready.stage->parameters[varying.parameter];
            ready.parameters[varying.parameter] =
                valueOf(varying, info, ready.stage->id, ready.occurrence, seed, depth);
        }
        ready.varying.clear();
    }
    return result;
}

Examined examine(const level::Recipe& recipe, bool painted) {
    Examined result;
    if (recipe.isLost) {
        Problem problem = problemSaying(Severity::Error, {kLostRecipe, {recipe.named}});
        problem.place = kInRecipe.text;
        problem.placePhrase = {kInRecipe};
        result.problems.push_back({Cause::LostRecipe, std::move(problem)});
        return result;
    }
    unsigned facts = painted ? kOpenCells : kNothing;
    for (std::size_t i = 0; i < recipe.stages.size(); ++i) {
        const level::RecipeStage& written = recipe.stages[i];
        ReadyStage ready;
        ready.stage = findStage(written.stage);
        ready.recipeIndex = static_cast<int>(i);
        if (ready.stage == nullptr) {
            result.problems.push_back(
                {Cause::UnknownStage,
                 problemOf(ready.recipeIndex, written, {kUnknownStage, {written.stage}})});
            continue;
        }
        ready.occurrence = level::occurrenceOf(recipe.stages, i);
        ready.program = written.program;
        checkParameters(written, ready, result.problems);
        if (!written.enabled) continue;
        for (const Fact fact : kFacts) {
            if ((ready.stage->needs & ~facts & fact) == 0) continue;
            const Phrase needs{kNeeds, {Word{name(fact)}, *firstGiver(fact)}};
            result.problems.push_back(
                {Cause::UnmetNeed, problemOf(ready.recipeIndex, written, needs), {}, fact});
        }
        facts |= ready.stage->gives;
        result.recipe.stages.push_back(std::move(ready));
    }
    return result;
}

Problem inStage(Problem problem, int recipeStage, std::string_view id) {
    const Stage* const stage = findStage(id);
    problem.placePhrase = {kInStage, {recipeStage + 1, stageName(id)}};
    std::string place =
        "recipe stage " + std::to_string(recipeStage + 1) + " (" + std::string(id) + ")";
    if (!problem.place.empty()) {
        place += ", " + problem.place;
        problem.placePhrase.sentence = kInParameter;
        problem.placePhrase.arguments.push_back(parameterName(stage, problem.place));
    }
    problem.place = std::move(place);
    problem.recipeStage = recipeStage;
    return problem;
}

std::span<const Sentence> recipeSentences() {
    return kRecipeSentences;
}

std::vector<Problem> validate(const level::Recipe& recipe, bool painted) {
    std::vector<Problem> problems;
    for (RecipeProblem& found : examine(recipe, painted).problems)
        problems.push_back(std::move(found.problem));
    return problems;
}

tl::expected<ReadyRecipe, Problem> prepare(const level::Recipe& recipe, bool painted) {
    Examined examined = examine(recipe, painted);
    if (!examined.problems.empty()) return tl::unexpected(examined.problems.front().problem);
    return std::move(examined.recipe);
}

unsigned factsBefore(const ReadyRecipe& recipe, std::size_t recipeIndex, bool painted) {
    unsigned facts = painted ? kOpenCells : kNothing;
    for (const ReadyStage& ready : recipe.stages) {
        if (static_cast<std::size_t>(ready.recipeIndex) < recipeIndex) facts |= ready.stage->gives;
    }
    return facts;
}

const Stage* firstGiver(Fact fact) {
    const auto gives = [fact](const Stage* stage) { return (stage->gives & fact) != 0; };
    const auto giver = std::ranges::find_if(stages(), gives);
    return giver == stages().end() ? nullptr : *giver;
}

std::string_view name(Fact fact) {
    switch (fact) {
        case kNothing:
            break;
        case kOpenCells:
            return "open cells";
        case kRooms:
            return "rooms";
        case kPassages:
            return "passages";
        case kHiddenMaze:
            return "a hidden maze";
    }
    return {};
}

std::span<const Fact> facts() {
    return kFacts;
}

const std::vector<BuiltInRecipe>& builtInRecipes() {
    static const std::vector<BuiltInRecipe> recipes{
        builtIn("temple", "Temple", {"shape", "hidden-maze", "reach", "traps", "coins"}),
        builtIn("rooms-and-maze", "Rooms and maze",
                {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "unite", "furnish",
                 "stairs", "boss", "fountains", "monsters", "items"}),
        builtIn("rooms-and-corridors", "Rooms and corridors",
                {"corridors", "stairs", "boss", "fountains", "monsters", "items"}),
    };
    return recipes;
}

const BuiltInRecipe* findBuiltInRecipe(std::string_view id) {
    const auto& recipes = builtInRecipes();
    const auto found = std::ranges::find(recipes, id, &BuiltInRecipe::id);
    return found == recipes.end() ? nullptr : &*found;
}

}  // namespace mazeloom::generate
