// SPDX-License-Identifier: MIT
#include "core/diff/stages.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "core/generate/recipe.h"
#include "core/json/parse.h"
#include "core/level/json_append.h"

namespace mazeloom::diff {

namespace {

using json::Value;

Value* memberOf(Value& object, std::string_view key) {
    if (!object.isObject()) return nullptr;
    const auto found = std::ranges::find(object.members(), key, &json::Member::key);
    return found == object.members().end() ? nullptr : &found->value;
}

void spellOut(Value& stages) {
    if (!stages.isList()) return;
    for (Value& stage : stages.list()) {
        if (!stage.isText()) continue;
        Value spelt{Value::Object()};
        spelt.add("stage", stage.text());
        stage = std::move(spelt);
    }
}

Value stageOf(const level::RecipeStage& stage) {
    Value value{Value::Object()};
    value.add("stage", stage.stage);
    if (!stage.enabled) value.add("enabled", false);
    for (const auto& [id, parameter] : stage.parameters) {
        std::string text;
        level::appendParameter(text, parameter);
        if (auto parsed = json::parse(text)) value.add(id, std::move(*parsed));
    }
    std::ranges::sort(value.members(), {}, &json::Member::key);
    return value;
}

void listStages(Value& recipe) {
    const auto* builtIn = generate::findBuiltInRecipe(recipe.text());
    if (builtIn == nullptr) return;
    Value::List stages;
    for (const level::RecipeStage& stage : builtIn->recipe.stages)
        stages.push_back(stageOf(stage));
    recipe = Value(std::move(stages));
}

void spellOutIn(Value& document) {
    if (Value* recipe = memberOf(document, "recipe")) spellOut(*recipe);
    Value* named = memberOf(document, "recipes");
    if (named == nullptr || !named->isList()) return;
    for (Value& recipe : named->list()) {
        if (Value* stages = memberOf(recipe, "stages")) spellOut(*stages);
    }
}

}  // namespace

void spellOutStages(Value& before, Value& after) {
    Value* const old = memberOf(before, "recipe");
    Value* const now = memberOf(after, "recipe");
    if (old != nullptr && now != nullptr) {
        if (old->isText() && now->isList()) listStages(*old);
        if (now->isText() && old->isList()) listStages(*now);
    }
    spellOutIn(before);
    spellOutIn(after);
}

}  // namespace mazeloom::diff
