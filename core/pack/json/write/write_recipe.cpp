// SPDX-License-Identifier: MIT
#include "core/pack/json/write/write_recipe.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/generate/recipe.h"
#include "core/generate/stages/stages.h"
#include "core/level/rewriting/append.h"
#include "core/pack/json/json_layout.h"
#include "core/pack/json/promises/promise_words.h"
#include "core/pack/json/promises/write_promises.h"

namespace mazeloom::pack {

namespace {

using level::TerrainTable;

/// Returns the ids of the given parameters in the stage's order, unknown ones last.
template <typename Parameters>
std::vector<std::string> inStageOrder(const std::string& stage, const Parameters& parameters) {
    std::vector<std::string> ids;
    for (const auto& parameter : parameters)
        ids.push_back(parameter.first);
    if (const generate::Stage* known = generate::findStage(stage)) {
        const auto rank = [&](const std::string& id) {
            return std::ranges::find(known->parameters, id, &generate::ParameterInfo::id) -
                   known->parameters.begin();
        };
        std::ranges::stable_sort(ids, {}, rank);
    }
    return ids;
}

/// Appends a program after the other members of a stage. `indent` is that of the stage's line.
void appendProgram(std::string& out, const level::rewriting::SharedProgram& program,
                   const TerrainTable& terrains, std::size_t indent) {
    if (!program) return;
    out += ", ";
    level::rewriting::appendMembers(out, *program, terrains, indent);
}

void appendStage(std::string& out, const level::RecipeStage& stage, const TerrainTable& terrains,
                 std::size_t indent) {
    if (stage.enabled && stage.parameters.empty() && !stage.program) {
        level::appendText(out, stage.stage);
        return;
    }
    Members members(out, Members::Layout::Inline);
    members.text("stage", stage.stage);
    if (!stage.enabled) members.value("enabled") += "false";
    for (const std::string& id : inStageOrder(stage.stage, stage.parameters))
        level::appendParameter(members.value(id), stage.parameters.at(id));
    appendProgram(out, stage.program, terrains, indent);
    members.close();
}

void appendChange(std::string& out, const level::StageChange& change,
                  const TerrainTable& terrains) {
    Members members(out, Members::Layout::Inline);
    members.text("stage", change.stage);
    members.numberUnless(1, "occurrence", static_cast<int>(change.occurrence) + 1);
    if (change.enabled) members.value("enabled") += *change.enabled ? "true" : "false";
    for (const std::string& id : inStageOrder(change.stage, change.parameters)) {
        const auto& value = change.parameters.at(id);
        std::string& text = members.value(id);
        if (value) {
            level::appendParameter(text, *value);
        } else {
            text += "null";
        }
    }
    appendProgram(out, change.program, terrains, 3 * kIndent);
    members.close();
}

void appendUse(std::string& out, const level::Recipe& recipe, const TerrainTable& terrains) {
    if (recipe.changes.empty()) {
        Members members(out, Members::Layout::Inline);
        members.text("use", recipe.named);
        members.close();
        return;
    }
    Members members(out, Members::Layout::Lines, kIndent);
    members.text("use", recipe.named);
    const auto append = [&](std::string& text, const level::StageChange& change) {
        appendChange(text, change, terrains);
    };
    appendLines(members.value("changes"), recipe.changes, append, 2 * kIndent);
    members.close();
}

void appendNamed(std::string& out, const level::NamedRecipe& named, const TerrainTable& terrains) {
    constexpr std::size_t indent = 2 * kIndent;
    Members members(out, Members::Layout::Lines, indent);
    members.text("id", named.id);
    members.text("title", named.title);
    if (!named.notes.empty()) members.text("notes", named.notes);
    const auto append = [&](std::string& text, const level::RecipeStage& stage) {
        appendStage(text, stage, terrains, indent + 2 * kIndent);
    };
    appendLines(members.value("stages"), named.stages, append, indent + kIndent);
    if (!named.promises.empty())
        appendPromises(members.value(kPromisesKey), named.promises, terrains, indent + kIndent);
    members.more(named.more);
    members.close();
}

}  // namespace

void appendRecipeLines(std::string& out, const level::Recipe& recipe,
                       const TerrainTable& terrains) {
    const auto* builtIn = generate::findBuiltInRecipe(recipe.builtIn);
    if (!recipe.named.empty()) {
        appendUse(out, recipe, terrains);
    } else if (builtIn != nullptr && builtIn->recipe == recipe) {
        level::appendText(out, recipe.builtIn);
    } else {
        const auto append = [&](std::string& text, const level::RecipeStage& stage) {
            appendStage(text, stage, terrains, 2 * kIndent);
        };
        appendLines(out, recipe.stages, append);
    }
}

void appendNamedRecipes(std::string& out, const level::NamedRecipes& recipes,
                        const TerrainTable& terrains) {
    appendLines(out, recipes, [&](std::string& text, const level::NamedRecipe& named) {
        appendNamed(text, named, terrains);
    });
}

}  // namespace mazeloom::pack
