// SPDX-License-Identifier: MIT
#include "core/document/parameter.h"

#include <algorithm>
#include <string>

#include "core/generate/varying.h"

namespace mazeloom::document {

namespace {

using Type = generate::ParameterInfo::Type;

/// Returns the value that the recipe stores; null if it stores none.
const level::ParameterValue* writtenValue(const generate::ParameterInfo& info,
                                          const level::RecipeStage& stage) {
    const auto found = stage.parameters.find(std::string(info.id));
    return found == stage.parameters.end() ? nullptr : &found->second;
}

/// Returns the parameter's value as a number. `settle` turns a varying value into a number.
template <typename Settle>
std::int64_t valueOf(const generate::ParameterInfo& info, const level::RecipeStage& stage,
                     Settle settle) {
    const level::ParameterValue* value = writtenValue(info, stage);
    if (value == nullptr) return info.standard;
    if (const auto fixed = level::fixedOf(*value))
        return generate::readFixed(info, *fixed).value_or(info.standard);
    const auto varying = generate::readVarying(info, 0, *value);
    return varying ? settle(*varying) : info.standard;
}

}  // namespace

std::int64_t parameterValue(const generate::ParameterInfo& info, const level::RecipeStage& stage) {
    return valueOf(info, stage, generate::firstOf);
}

std::int64_t settledValue(const generate::ParameterInfo& info, const level::RecipeStage& stage,
                          const DrawnFor& drawnFor) {
    return valueOf(info, stage, [&](const generate::Varying& varying) {
        return generate::valueOf(varying, info, stage.stage, drawnFor.occurrence, drawnFor.seed,
                                 drawnFor.depth);
    });
}

bool isAllowed(const generate::ParameterInfo& info, std::int64_t value) {
    return value >= leastValue(info) && value <= mostValue(info);
}

level::ParameterValue written(const generate::ParameterInfo& info, std::int64_t value) {
    switch (info.type) {
        case Type::Switch:
            return value != 0;
        case Type::Choice:
            return std::string(info.choices[static_cast<std::size_t>(value)]);
        case Type::OwnKind:
            return std::string();
        case Type::Text:
            return std::string(info.text);
        case Type::Number:
        case Type::Percent:
            break;
    }
    return value;
}

std::int64_t leastValue(const generate::ParameterInfo& info) {
    return info.type == Type::Switch || info.type == Type::Choice ? 0 : info.least;
}

std::int64_t mostValue(const generate::ParameterInfo& info) {
    if (info.type == Type::Switch) return 1;
    if (info.type == Type::Choice) return std::ssize(info.choices) - 1;
    return info.most;
}

const generate::ParameterInfo* findParameter(const generate::Stage& stage, std::string_view id) {
    const auto found = std::ranges::find(stage.parameters, id, &generate::ParameterInfo::id);
    return found == stage.parameters.end() ? nullptr : &*found;
}

}  // namespace mazeloom::document
