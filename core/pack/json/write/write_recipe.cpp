// SPDX-License-Identifier: MIT
#include "core/pack/json/write/write_recipe.h"

#include <algorithm>
#include <vector>

#include "core/generate/recipe.h"
#include "core/generate/stages/stages.h"
#include "core/pack/json/json_layout.h"

namespace mazeloom::pack {

namespace {

using Parameters = std::vector<const std::pair<const std::string, level::ParameterValue>*>;

/// The given parameters in the order in which the stage lists them; unknown ones last.
Parameters inStageOrder(const level::RecipeStage& written) {
    Parameters parameters;
    for (const auto& parameter : written.parameters)
        parameters.push_back(&parameter);
    if (const generate::Stage* stage = generate::findStage(written.stage)) {
        const auto rank = [&](const auto* parameter) {
            return std::ranges::find(stage->parameters, parameter->first,
                                     &generate::ParameterInfo::id) -
                   stage->parameters.begin();
        };
        std::ranges::stable_sort(parameters, {}, rank);
    }
    return parameters;
}

void appendStage(std::string& out, const level::RecipeStage& stage) {
    if (stage.enabled && stage.parameters.empty()) {
        level::appendText(out, stage.stage);
        return;
    }
    Members members(out, Members::Layout::Inline);
    members.text("stage", stage.stage);
    if (!stage.enabled) members.value("enabled") += "false";
    for (const auto* parameter : inStageOrder(stage)) {
        level::appendParameter(members.value(parameter->first), parameter->second);
    }
    members.close();
}

}  // namespace

void appendRecipeLines(std::string& out, const level::Recipe& recipe) {
    const auto* builtIn = generate::findBuiltInRecipe(recipe.builtIn);
    if (builtIn != nullptr && builtIn->recipe == recipe) {
        level::appendText(out, recipe.builtIn);
    } else {
        appendLines(out, recipe.stages, appendStage);
    }
}

}  // namespace mazeloom::pack
