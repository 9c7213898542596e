// SPDX-License-Identifier: MIT
#include "core/generate/new_stage.h"

#include <string>

#include "core/generate/recipe.h"
#include "core/generate/stages/stages.h"

namespace mazeloom::generate {

level::RecipeStage newStage(std::string_view id) {
    level::RecipeStage stage;
    stage.stage = id;
    const Stage* known = findStage(id);
    if (known == nullptr) return stage;
    for (const ParameterInfo& info : known->parameters) {
        if (!info.inNewStages) continue;
        const std::string_view choice = info.choices[static_cast<std::size_t>(*info.inNewStages)];
        stage.parameters.emplace(info.id, std::string(choice));
    }
    return stage;
}

bool hasNewParameters(const level::RecipeStage& stage) {
    return stage.parameters == newStage(stage.stage).parameters;
}

void resetParameter(level::RecipeStage& stage, std::string_view parameter) {
    const std::string id(parameter);
    stage.parameters.erase(id);
    stage.parameters.insert(newStage(stage.stage).parameters.extract(id));
}

level::Recipe newRecipe(std::string_view builtIn) {
    level::Recipe recipe = findBuiltInRecipe(builtIn)->recipe;
    for (level::RecipeStage& stage : recipe.stages) {
        if (stage.parameters.empty()) stage = newStage(stage.stage);
    }
    return recipe;
}

}  // namespace mazeloom::generate
