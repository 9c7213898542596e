// SPDX-License-Identifier: MIT
#include "core/generate/recipe.h"

#include <algorithm>
#include <array>

namespace mazeloom::generate {

namespace {

using level::ParameterValue;
using Type = ParameterInfo::Type;

std::string placeOf(std::size_t index, const level::RecipeStage& stage) {
    return "recipe stage " + std::to_string(index + 1) + " (" + stage.stage + ")";
}

Problem problemOf(int recipeStage, std::string place, std::string text) {
    Problem problem = problemAt({}, std::move(place), std::move(text));
    problem.recipeStage = recipeStage;
    return problem;
}

std::string listOf(std::span<const std::string_view> words) {
    std::string text;
    for (std::string_view word : words) {
        if (!text.empty()) text += ", ";
        text += word;
    }
    return text;
}

/// The value as an integer, or what is wrong with it.
tl::expected<std::int64_t, std::string> read(const ParameterInfo& info,
                                             const ParameterValue& value) {
    switch (info.type) {
        case Type::Switch:
            if (const bool* on = std::get_if<bool>(&value)) return *on ? 1 : 0;
            return tl::unexpected<std::string>("wants true or false");
        case Type::Choice:
            if (const auto* word = std::get_if<std::string>(&value)) {
                const auto found = std::ranges::find(info.choices, *word);
                if (found != info.choices.end()) return found - info.choices.begin();
                return tl::unexpected("\"" + *word + "\" is none of " + listOf(info.choices));
            }
            return tl::unexpected("wants one of " + listOf(info.choices));
        case Type::Number:
        case Type::Percent:
            break;
    }
    const auto* number = std::get_if<std::int64_t>(&value);
    if (number == nullptr) return tl::unexpected<std::string>("wants a whole number");
    if (*number < info.least || *number > info.most) {
        return tl::unexpected(std::to_string(*number) + " is outside " +
                              std::to_string(info.least) + "–" + std::to_string(info.most));
    }
    return *number;
}

struct FactName {
    Fact fact;
    std::string_view name;
};
constexpr std::array kFactNames{
    FactName{kOpenCells, "open cells"},
    FactName{kRooms, "rooms"},
    FactName{kPassages, "passages"},
    FactName{kHiddenMaze, "a hidden maze"},
};

/// Whose work would meet a need, for the error's advice.
std::string givers(Fact fact) {
    std::string text;
    for (const Stage* stage : stages()) {
        if ((stage->gives & fact) == 0) continue;
        if (!text.empty()) text += " or ";
        text += stage->id;
    }
    return text;
}

struct Checked {
    ReadyRecipe recipe;
    std::vector<Problem> problems;
};

void checkParameters(const level::RecipeStage& written, const std::string& place, ReadyStage& ready,
                     std::vector<Problem>& problems) {
    for (const ParameterInfo& info : ready.stage->parameters) {
        ready.parameters.push_back(info.standard);
    }
    for (const auto& [id, value] : written.parameters) {
        const auto info = std::ranges::find(ready.stage->parameters, id, &ParameterInfo::id);
        if (info == ready.stage->parameters.end()) {
            problems.push_back(
                problemOf(ready.recipeIndex, place, "unknown parameter \"" + id + "\""));
            continue;
        }
        const auto number = read(*info, value);
        if (!number) {
            problems.push_back(problemOf(ready.recipeIndex, place + ", " + id, number.error()));
            continue;
        }
        ready.parameters[static_cast<std::size_t>(info - ready.stage->parameters.begin())] =
            *number;
    }
}

Checked check(const level::Recipe& recipe, bool painted) {
    Checked result;
    unsigned facts = painted ? kOpenCells : kNothing;
    for (std::size_t i = 0; i < recipe.stages.size(); ++i) {
        const level::RecipeStage& written = recipe.stages[i];
        const std::string place = placeOf(i, written);
        ReadyStage ready;
        ready.stage = findStage(written.stage);
        ready.recipeIndex = static_cast<int>(i);
        if (ready.stage == nullptr) {
            result.problems.push_back(
                problemOf(ready.recipeIndex, place, "unknown stage \"" + written.stage + "\""));
            continue;
        }
        ready.occurrence = static_cast<unsigned>(std::ranges::count(
            recipe.stages.begin(), recipe.stages.begin() + static_cast<std::ptrdiff_t>(i),
            written.stage, &level::RecipeStage::stage));
        checkParameters(written, place, ready, result.problems);
        if (!written.enabled) continue;
        for (const auto& [fact, name] : kFactNames) {
            if ((ready.stage->needs & ~facts & fact) == 0) continue;
            result.problems.push_back(problemOf(ready.recipeIndex, place,
                                                "wants " + std::string(name) +
                                                    ": put a stage before it that gives them (" +
                                                    givers(fact) + ")"));
        }
        facts |= ready.stage->gives;
        result.recipe.stages.push_back(std::move(ready));
    }
    return result;
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

std::vector<Problem> validate(const level::Recipe& recipe, bool painted) {
    return check(recipe, painted).problems;
}

tl::expected<ReadyRecipe, Problem> prepare(const level::Recipe& recipe, bool painted) {
    Checked checked = check(recipe, painted);
    if (!checked.problems.empty()) return tl::unexpected(checked.problems.front());
    return std::move(checked.recipe);
}

const std::vector<BuiltInRecipe>& builtInRecipes() {
    static const std::vector<BuiltInRecipe> recipes{
        builtIn("temple", "Temple", {"shape", "hidden-maze", "reach", "traps", "coins"}),
        builtIn("rooms-and-maze", "Rooms and maze",
                {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "unite", "furnish"}),
        builtIn("rooms-and-corridors", "Rooms and corridors", {"corridors"}),
    };
    return recipes;
}

const BuiltInRecipe* findBuiltInRecipe(std::string_view id) {
    const auto& recipes = builtInRecipes();
    const auto found = std::ranges::find(recipes, id, &BuiltInRecipe::id);
    return found == recipes.end() ? nullptr : &*found;
}

}  // namespace mazeloom::generate
