// SPDX-License-Identifier: MIT
#include "core/level/recipe.h"

#include <algorithm>
#include <utility>

namespace mazeloom::level {

bool isFixed(const ParameterValue& value) {
    return fixedOf(value).has_value();
}

std::optional<FixedValue> fixedOf(const ParameterValue& value) {
    struct Fixed {
        std::optional<FixedValue> operator()(bool on) const { return on; }
        std::optional<FixedValue> operator()(std::int64_t number) const { return number; }
        std::optional<FixedValue> operator()(const std::string& id) const { return id; }
        std::optional<FixedValue> operator()(const DrawnNumber&) const { return {}; }
        std::optional<FixedValue> operator()(const OneOf&) const { return {}; }
        std::optional<FixedValue> operator()(const ByDepth&) const { return {}; }
    };
    return std::visit(Fixed{}, value);
}

ParameterValue toValue(FixedValue value) {
    return std::visit([](auto& fixed) { return ParameterValue(std::move(fixed)); }, value);
}

unsigned occurrenceOf(std::span<const RecipeStage> stages, std::size_t stage) {
    const auto before = stages.first(stage);
    return static_cast<unsigned>(
        std::ranges::count(before, stages[stage].stage, &RecipeStage::stage));
}

bool operator==(const RecipeStage& a, const RecipeStage& b) = default;

bool operator==(const StageChange& a, const StageChange& b) = default;

bool operator==(const Recipe& a, const Recipe& b) {
    return a.stages == b.stages && a.named == b.named && a.changes == b.changes &&
           a.isLost == b.isLost;
}

}  // namespace mazeloom::level
