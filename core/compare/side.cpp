// SPDX-License-Identifier: MIT
#include "core/compare/side.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/generate/recipe.h"
#include "core/generate/setting.h"
#include "core/generate/stages/stages.h"
#include "core/in_quotes.h"

namespace mazeloom::compare {

namespace {

constexpr std::string_view kRecipe = "recipe=";

tl::unexpected<Problem> refusal(std::string text) {
    Problem problem;
    problem.text = std::move(text);
    return tl::unexpected(std::move(problem));
}

std::string listOf(std::span<const level::NamedRecipe> recipes) {
    std::string list;
    for (const level::NamedRecipe& recipe : recipes)
        list += recipe.id + ", ";
    for (const generate::BuiltInRecipe& recipe : generate::builtInRecipes())
        list += std::string(recipe.id) + ", ";
    list.resize(list.size() - 2);
    return list;
}

std::optional<level::Recipe> findRecipe(const std::string& id,
                                        std::span<const level::NamedRecipe> recipes) {
    if (const level::NamedRecipe* named = level::findRecipe(recipes, id))
        return level::useOf(*named);
    if (const generate::BuiltInRecipe* builtIn = generate::findBuiltInRecipe(id))
        return builtIn->recipe;
    return std::nullopt;
}

/// Returns the parameter that selects a stage's algorithm; null if it has none.
const generate::ParameterInfo* algorithmsOf(const generate::Stage& stage) {
    if (stage.explanations == nullptr) return nullptr;
    const auto found = std::ranges::find(stage.parameters, std::string_view("algorithm"),
                                         &generate::ParameterInfo::id);
    return found == stage.parameters.end() ? nullptr : &*found;
}

}  // namespace

tl::expected<std::shared_ptr<const level::Level>, Problem> levelOf(
    const Side& side, std::shared_ptr<const level::Level> level,
    std::span<const level::NamedRecipe> recipes) {
    if (side.held) level = side.held;
    if (side.recipe.empty() && side.settings.empty()) return level;
    auto changed = std::make_shared<level::Level>(*level);
    if (!side.recipe.empty()) {
        auto recipe = findRecipe(side.recipe, recipes);
        if (!recipe) {
            return refusal("there is no recipe " + inQuotes(side.recipe) + "; there are " +
                           listOf(recipes));
        }
        changed->recipe = std::move(*recipe);
    }
    for (const std::string& setting : side.settings) {
        if (auto set = generate::set(changed->recipe, setting); !set)
            return refusal(std::move(set.error()));
    }
    return changed;
}

tl::expected<Side, std::string> sideOf(std::string_view text) {
    constexpr std::string_view kBlanks = " \t";
    Side side;
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
        if (text.empty()) return side;
        const std::string_view word = text.substr(0, text.find_first_of(kBlanks));
        text.remove_prefix(word.size());
        if (word.find('=') == word.npos) {
            std::uint64_t seed = 0;
            const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), seed);
            if (error != std::errc() || end != word.data() + word.size()) {
                return tl::unexpected(inQuotes(word) +
                                      " is not a seed, recipe=ID or STAGE.PARAMETER=VALUE");
            }
            if (side.seed) return tl::unexpected(std::string("it has two seeds"));
            side.seed = seed;
        } else if (word.starts_with(kRecipe)) {
            if (!side.recipe.empty()) return tl::unexpected(std::string("it has two recipes"));
            side.recipe = word.substr(kRecipe.size());
            if (side.recipe.empty()) return tl::unexpected(std::string("recipe= needs an id"));
        } else {
            side.settings.emplace_back(word);
        }
    }
}

std::string textOf(const Side& side) {
    std::string text;
    const auto add = [&text](const std::string& word) {
        if (!text.empty()) text += ' ';
        text += word;
    };
    if (side.seed) add(std::to_string(*side.seed));
    if (!side.recipe.empty()) add(std::string(kRecipe) + side.recipe);
    for (const std::string& setting : side.settings)
        add(setting);
    return text;
}

std::vector<std::string> algorithmSettings(const level::Level& level) {
    for (std::size_t i = 0; i < level.recipe.stages.size(); ++i) {
        const level::RecipeStage& written = level.recipe.stages[i];
        const generate::Stage* stage = generate::findStage(written.stage);
        if (!written.enabled || stage == nullptr) continue;
        const generate::ParameterInfo* algorithms = algorithmsOf(*stage);
        if (algorithms == nullptr) continue;
        // Counts the earlier stages with the same id, enabled or not.
        const auto before = std::count_if(
            level.recipe.stages.begin(), level.recipe.stages.begin() + static_cast<long>(i),
            [&](const level::RecipeStage& one) { return one.stage == written.stage; });
        std::string place = written.stage;
        if (before > 0) place += '#' + std::to_string(before + 1);
        std::vector<std::string> settings;
        for (const std::string_view choice : algorithms->choices)
            settings.push_back(place + ".algorithm=" + std::string(choice));
        return settings;
    }
    return {};
}

}  // namespace mazeloom::compare
