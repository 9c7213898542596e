// SPDX-License-Identifier: MIT
#include "core/pack/json/read/read_recipe.h"

#include <utility>
#include <vector>

#include "core/generate/recipe.h"
#include "core/level/descent.h"
#include "core/level/id.h"

namespace mazeloom::pack {

namespace {

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

// Far beyond every parameter's range, which is checked with the whole recipe.
constexpr std::int64_t kFar = 1'000'000'000'000;

std::optional<level::FixedValue> readFixed(const Json& value, const std::string& place,
                                           Report& report) {
    if (value.isBoolean()) return value.isTrue();
    if (value.isText()) {
        // A choice has an id; anything else would only make messages long and strange.
        auto choice = readId(value, place, report);
        if (!choice) return std::nullopt;
        return std::move(*choice);
    }
    const auto number = readNumber(value, place, -kFar, kFar, report);
    if (!number) return std::nullopt;
    return *number;
}

/// The items of a list of values, or of depths with values, as `readItem` reads each.
template <typename Item, typename ReadItem>
std::optional<std::vector<Item>> readItems(const Json& list, const std::string& place,
                                           Report& report, const ReadItem& readItem) {
    if (list.size() > level::kMostValues) {
        report.add(place, "has " + std::to_string(list.size()) + " values, at most " +
                              std::to_string(level::kMostValues) + " are allowed");
        return std::nullopt;
    }
    std::vector<Item> items;
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto item = readItem(list[i], place + ", value " + std::to_string(i + 1));
        if (!item) return std::nullopt;
        items.push_back(std::move(*item));
    }
    return items;
}

std::optional<level::ParameterValue> readVarying(const Json& value, const std::string& place,
                                                 Report& report) {
    Fields fields(value, place, report);
    std::optional<level::ParameterValue> result;
    if (const Json* from = fields.find("from", Need::Optional)) {
        const Json* to = fields.find("to", Need::Required);
        const auto least = readNumber(*from, fields.place("from"), -kFar, kFar, report);
        if (!least || to == nullptr) return std::nullopt;
        const auto most = readNumber(*to, fields.place("to"), -kFar, kFar, report);
        if (!most) return std::nullopt;
        result = level::DrawnNumber{*least, *most};
    } else if (const Json* oneOf = fields.list("one-of", Need::Optional)) {
        auto values = readItems<level::FixedValue>(*oneOf, place, report,
                                                   [&](const Json& item, const std::string& where) {
                                                       return readFixed(item, where, report);
                                                   });
        if (!values) return std::nullopt;
        result = level::OneOf{std::move(*values)};
    } else if (const Json* depths = fields.list("by-depth", Need::Optional)) {
        using AtDepth = std::pair<int, level::FixedValue>;
        auto points = readItems<AtDepth>(
            *depths, place, report,
            [&](const Json& item, const std::string& where) -> std::optional<AtDepth> {
                if (!item.isList() || item.size() != 2) {
                    addWrongType(item, where, "a depth and a value, as [1, 40]", report);
                    return std::nullopt;
                }
                const auto depth = readNumber(item[0], where, 1, level::kMaxDepth, report);
                auto fixed = readFixed(item[1], where, report);
                if (!depth || !fixed) return std::nullopt;
                return AtDepth{static_cast<int>(*depth), std::move(*fixed)};
            });
        if (!points) return std::nullopt;
        result = level::ByDepth{std::move(*points)};
    } else {
        report.add(
            place,
            "wants \"from\" and \"to\", \"one-of\" or \"by-depth\" where it is no single value");
        return std::nullopt;
    }
    fields.refuseUnasked();
    return result;
}

std::optional<level::ParameterValue> readParameter(const Json& value, const std::string& place,
                                                   Report& report) {
    if (value.isObject()) return readVarying(value, place, report);
    auto fixed = readFixed(value, place, report);
    if (!fixed) return std::nullopt;
    return level::toValue(std::move(*fixed));
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
    } else if (value.size() > generate::kMostStages) {
        report.add("recipe", "has " + std::to_string(value.size()) + " stages, at most " +
                                 std::to_string(generate::kMostStages) + " are allowed");
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
