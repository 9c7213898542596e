// SPDX-License-Identifier: MIT
#include "core/analyse/atlas/swept_values.h"

#include <algorithm>

#include "core/analyse/survey/wide.h"

namespace mazeloom::analyse {

namespace {

using SweptType = generate::ParameterInfo::Type;

/// Whether a sweep can try at least two values of the parameter.
bool isSwept(const generate::ParameterInfo& info) {
    switch (info.type) {
        case SweptType::Switch:
            return true;
        case SweptType::Choice:
            return info.choices.size() > 1;
        case SweptType::Number:
        case SweptType::Percent:
            return info.least < info.most;
        case SweptType::OwnKind:
        case SweptType::Text:
            break;
    }
    return false;
}

bool variesAt(const generate::ReadyStage& stage, std::size_t parameter) {
    return std::ranges::any_of(stage.varying,
                               [parameter](const auto& one) { return one.parameter == parameter; });
}

/// Returns the stage's name in settings: "rooms" for the first stage with that id, then "rooms#2"
/// and so on. Counts switched-off stages, too.
std::string settingNameOf(const level::Recipe& recipe, const generate::ReadyStage& stage) {
    std::size_t place = 0;
    for (int i = 0; i <= stage.recipeIndex; ++i)
        place += recipe.stages[static_cast<std::size_t>(i)].stage == stage.stage->id ? 1 : 0;
    std::string name(stage.stage->id);
    return place == 1 ? name : name + '#' + std::to_string(place);
}

}  // namespace

std::vector<SweptParameter> sweptParametersOf(const level::Recipe& recipe, bool painted) {
    std::vector<SweptParameter> swept;
    const generate::ReadyRecipe ready = generate::examine(recipe, painted).recipe;
    for (const generate::ReadyStage& stage : ready.stages) {
        const auto& infos = stage.stage->parameters;
        const auto valueOf = [&](const generate::ParameterInfo& info) {
            return stage.parameters[static_cast<std::size_t>(&info - infos.data())];
        };
        for (std::size_t i = 0; i < infos.size(); ++i) {
            if (!isSwept(infos[i]) || !isShown(*stage.stage, infos[i], valueOf)) continue;
            SweptParameter one{settingNameOf(recipe, stage) + '.' + std::string(infos[i].id),
                               stage.stage, &infos[i]};
            if (!variesAt(stage, i)) one.present = stage.parameters[i];
            swept.push_back(std::move(one));
        }
    }
    return swept;
}

std::vector<std::int64_t> evenly(std::int64_t from, std::int64_t to, std::size_t most) {
    if (to <= from || most < 2) return {from};
    const Wide distance = static_cast<Wide>(to) - from;
    const Wide steps = std::min(distance, static_cast<Wide>(most) - 1);
    std::vector<std::int64_t> values;
    for (Wide i = 0; i <= steps; ++i)
        values.push_back(
            static_cast<std::int64_t>(from + (2 * distance * i + steps) / (2 * steps)));
    return values;
}

std::vector<std::string> sweptValuesOf(const generate::ParameterInfo& info, std::size_t most) {
    if (info.type == SweptType::Switch) return {"false", "true"};
    std::vector<std::string> values;
    if (info.type == SweptType::Choice) {
        for (const std::string_view choice :
             info.choices.first(std::min(most, info.choices.size())))
            values.emplace_back(choice);
        return values;
    }
    for (const std::int64_t number : evenly(info.least, info.most, most))
        values.push_back(std::to_string(number));
    return values;
}

}  // namespace mazeloom::analyse
