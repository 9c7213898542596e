// SPDX-License-Identifier: MIT
#include "core/pack/json/read/read_recipe.h"

#include "core/generate/recipe.h"
#include "core/level/id.h"

namespace mazeloom::pack {

namespace {

constexpr std::size_t kMaxStages = 100;
constexpr std::size_t kMaxParameters = 100;

level::Recipe builtIn(const std::string& id, Report& report) {
    if (const auto* found = generate::findBuiltInRecipe(id)) return found->recipe;
    std::string known;
    for (const auto& recipe : generate::builtInRecipes()) {
        known += (known.empty() ? "" : ", ") + std::string(recipe.id);
    }
    report.add("recipe", inQuotes(id) + " is none of " + known);
    return {};
}

std::optional<level::ParameterValue> readParameter(const Json& value, const std::string& place,
                                                   Report& report) {
    if (value.isBoolean()) return value.isTrue();
    if (value.isText()) {
        // A choice has an id; anything else would only make messages long and strange.
        auto choice = readId(value, place, report);
        if (!choice) return std::nullopt;
        return std::move(*choice);
    }
    // Far beyond every parameter's range, which is checked with the whole recipe.
    constexpr std::int64_t kFar = 1'000'000'000'000;
    const auto number = readNumber(value, place, -kFar, kFar, report);
    if (!number) return std::nullopt;
    return *number;
}

/// A stage is its id alone, or an object of "stage", "enabled" and the parameters.
std::optional<level::RecipeStage> readStage(const Json& value, const std::string& place,
                                            Report& report) {
    level::RecipeStage stage;
    if (value.isText()) {
        auto id = readId(value, place, report);
        if (!id) return std::nullopt;
        stage.stage = std::move(*id);
        return stage;
    }
    Fields fields(value, place, report);
    stage.stage = fields.id("stage", Need::Required);
    if (stage.stage.empty()) return std::nullopt;
    if (const Json* enabled = fields.find("enabled", Need::Optional)) {
        if (!enabled->isBoolean()) {
            addWrongType(*enabled, fields.place("enabled"), "true or false", report);
        } else {
            stage.enabled = enabled->isTrue();
        }
    }
    if (value.size() > kMaxParameters) {
        report.add(place, "has " + std::to_string(value.size()) + " keys, at most " +
                              std::to_string(kMaxParameters) + " are allowed");
        return std::nullopt;
    }
    for (const auto& [key, parameter] : value.members()) {
        if (key == "stage" || key == "enabled") continue;
        if (!level::isId(key)) {
            report.add(place, "unknown parameter " + inQuotes(key));
            continue;
        }
        const std::string where = place + " (" + stage.stage + "), " + key;
        if (auto read = readParameter(parameter, where, report)) {
            stage.parameters.emplace(key, std::move(*read));
        }
    }
    return stage;
}

}  // namespace

level::Recipe readRecipe(const Json& value, bool painted, Report& report) {
    level::Recipe recipe;
    if (value.isText()) {
        recipe = builtIn(value.text(), report);
    } else if (!value.isList()) {
        addWrongType(value, "recipe", "a list of stages or a built-in recipe's id", report);
    } else if (value.size() > kMaxStages) {
        report.add("recipe", "has " + std::to_string(value.size()) + " stages, at most " +
                                 std::to_string(kMaxStages) + " are allowed");
    } else {
        for (std::size_t i = 0; i < value.size(); ++i) {
            const std::string place = "recipe stage " + std::to_string(i + 1);
            if (auto stage = readStage(value[i], place, report)) {
                recipe.stages.push_back(std::move(*stage));
            }
        }
    }
    // What a broken stage would have given is not known: only whole recipes are checked further.
    if (value.isList() && recipe.stages.size() != value.size()) return recipe;
    for (Problem& problem : generate::validate(recipe, painted)) {
        report.addFlaw(std::move(problem.place), std::move(problem.text));
    }
    return recipe;
}

}  // namespace mazeloom::pack
