// SPDX-License-Identifier: MIT
#include "core/document/parameter.h"

#include <algorithm>
#include <optional>
#include <string>

namespace mazeloom::document {

namespace {

using Type = generate::ParameterInfo::Type;

std::optional<std::int64_t> numberOf(const generate::ParameterInfo& info,
                                     const level::ParameterValue& value) {
    switch (info.type) {
        case Type::Switch:
            if (const bool* on = std::get_if<bool>(&value)) return *on ? 1 : 0;
            return {};
        case Type::Choice: {
            const auto* word = std::get_if<std::string>(&value);
            if (word == nullptr) return {};
            const auto found = std::ranges::find(info.choices, *word);
            if (found == info.choices.end()) return {};
            return found - info.choices.begin();
        }
        case Type::OwnKind:
            return 0;
        case Type::Number:
        case Type::Percent:
            break;
    }
    const auto* number = std::get_if<std::int64_t>(&value);
    if (number == nullptr) return {};
    return *number;
}

}  // namespace

std::int64_t parameterValue(const generate::ParameterInfo& info, const level::RecipeStage& stage) {
    const auto found = stage.parameters.find(std::string(info.id));
    if (found == stage.parameters.end()) return info.standard;
    const auto number = numberOf(info, found->second);
    return number && isAllowed(info, *number) ? *number : info.standard;
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
