// SPDX-License-Identifier: MIT
#include "core/pack/json/read/read_recipe.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/generate/recipe.h"
#include "core/generate/stages/stages.h"
#include "core/level/descent.h"
#include "core/level/id.h"
#include "core/pack/json/promises/read_promises.h"
#include "core/pack/json/rewriting/read_rewriting.h"

namespace mazeloom::pack {

namespace {

constexpr std::size_t kMaxParameters = 100;

level::Recipe builtIn(const std::string& id, Report& report) {
    if (const auto* found = generate::findBuiltInRecipe(id)) return found->recipe;
    std::string known;
    for (const auto& recipe : generate::builtInRecipes()) {
        known += (known.empty() ? "" : ", ") + std::string(recipe.id);
    }
    report.add("recipe", {kNotOneOf, {inQuotes(id), known}});
    return {};
}

// Far outside of every parameter's range. The ranges are checked later, with the whole recipe.
constexpr std::int64_t kFar = 1'000'000'000'000;

std::optional<level::FixedValue> readFixed(const Json& value, const std::string& place,
                                           Report& report) {
    if (value.isBoolean()) return value.isTrue();
    if (value.isText()) {
        // A text is the id of a choice, or a line such as the recipes of districts.
        auto line = readText(value, place, false, report);
        if (!line) return std::nullopt;
        return std::move(*line);
    }
    const auto number = readNumber(value, place, -kFar, kFar, report);
    if (!number) return std::nullopt;
    return *number;
}

/// Returns the items of a list of values, or of a list of depths with values. `readItem` reads
/// each.
template <typename Item, typename ReadItem>
std::optional<std::vector<Item>> readItems(const Json& list, const std::string& place,
                                           Report& report, const ReadItem& readItem) {
    if (list.size() > level::kMostValues) {
        report.add(place, {kHasMany, {list.size(), ListedWord("values"), level::kMostValues}});
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
        report.add(place, kVarying);
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

/// Whether an object has more keys than any stage can have.
bool isTooWide(const Json& value, const std::string& place, Report& report) {
    if (value.size() <= kMaxParameters) return false;
    report.add(place, {kHasMany, {value.size(), ListedWord("keys"), kMaxParameters}});
    return true;
}

std::optional<bool> readEnabled(Fields& fields, Report& report) {
    const Json* enabled = fields.find("enabled", Need::Optional);
    if (enabled == nullptr) return std::nullopt;
    if (enabled->isBoolean()) return enabled->isTrue();
    addWrongType(*enabled, fields.place("enabled"), "true or false", report);
    return std::nullopt;
}

/// Calls `read(id, value, place)` for each key that is a parameter.
template <typename Read>
void forEachParameter(const Json& value, const std::string& stage, const std::string& place,
                      Report& report, const Read& read) {
    for (const auto& [key, parameter] : value.members()) {
        if (key == "stage" || key == "enabled" || key == "occurrence") continue;
        if (isProgramKey(key) && generate::runsProgram(stage)) continue;
        if (level::isId(key)) {
            read(key, parameter, place + " (" + stage + "), " + key);
        } else {
            report.add(place, {kUnknownParameter, {inQuotes(key)}});
        }
    }
}

/// Reads the program in a stage's object, if there is one; returns false if it cannot be kept.
bool readProgramOf(const Json& value, const std::string& stage, const std::string& place,
                   Report& report, level::rewriting::SharedProgram& program) {
    const auto isOfProgram = [](const json::Member& member) { return isProgramKey(member.key); };
    if (!generate::runsProgram(stage) || std::ranges::none_of(value.members(), isOfProgram))
        return true;
    program = readProgram(value, place + " (" + stage + ")", report);
    return static_cast<bool>(program);
}

/// Reads a stage: its id, or an object with "stage", "enabled", the parameters and the program.
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
    if (stage.stage.empty() || isTooWide(value, place, report)) return std::nullopt;
    stage.enabled = readEnabled(fields, report).value_or(true);
    forEachParameter(value, stage.stage, place, report,
                     [&](const std::string& id, const Json& parameter, const std::string& where) {
                         if (auto read = readParameter(parameter, where, report))
                             stage.parameters.emplace(id, std::move(*read));
                     });
    if (!readProgramOf(value, stage.stage, place, report, stage.program)) return std::nullopt;
    return stage;
}

/// Reads a level's change to a stage: an object like that of a stage, which also has "occurrence".
/// All keys but "stage" are optional, and null stands for a parameter's default.
std::optional<level::StageChange> readChange(const Json& value, const std::string& place,
                                             Report& report) {
    level::StageChange change;
    Fields fields(value, place, report);
    change.stage = fields.id("stage", Need::Required);
    if (change.stage.empty() || isTooWide(value, place, report)) return std::nullopt;
    change.occurrence = static_cast<unsigned>(
        fields.number("occurrence", 1, static_cast<int>(generate::kMostStages), 1) - 1);
    change.enabled = readEnabled(fields, report);
    forEachParameter(value, change.stage, place, report,
                     [&](const std::string& id, const Json& parameter, const std::string& where) {
                         if (parameter.isNull()) {
                             change.parameters.emplace(id, std::nullopt);
                         } else if (auto read = readParameter(parameter, where, report)) {
                             change.parameters.emplace(id, std::move(*read));
                         }
                     });
    if (!readProgramOf(value, change.stage, place, report, change.program)) return std::nullopt;
    return change;
}

/// Returns the readable items of a list of at most generate::kMostStages. `readItem` reads each
/// item.
template <typename Item, typename ReadItem>
std::vector<Item> readStageList(const Json& list, const std::string& place, const std::string& item,
                                Report& report, const ReadItem& readItem) {
    std::vector<Item> items;
    if (list.size() > generate::kMostStages) {
        report.add(place, {kHasMany, {list.size(), ListedWord("stages"), generate::kMostStages}});
        return items;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (auto read = readItem(list[i], item + std::to_string(i + 1), report))
            items.push_back(std::move(*read));
    }
    return items;
}

level::Recipe readUse(const Json& value, Report& report) {
    level::Recipe recipe;
    Fields fields(value, "recipe", report);
    recipe.named = fields.id("use", Need::Required);
    if (const Json* list = fields.list("changes", Need::Optional)) {
        recipe.changes = readStageList<level::StageChange>(*list, "recipe, changes",
                                                           "recipe change ", report, readChange);
    }
    fields.refuseUnasked();
    return recipe;
}

std::optional<level::NamedRecipe> readNamed(const Json& value, const std::string& place,
                                            Report& report) {
    level::NamedRecipe named;
    Fields fields(value, place, report);
    named.id = fields.id("id", Need::Required);
    named.title = fields.line("title", Need::Required);
    named.notes = fields.lines("notes");
    if (const Json* list = fields.list("stages", Need::Required)) {
        named.stages = readStageList<level::RecipeStage>(*list, place + ", stages",
                                                         place + ", stage ", report, readStage);
    }
    named.promises = readPromises(fields, report);
    named.more = fields.more();
    if (named.id.empty()) return std::nullopt;
    return named;
}

}  // namespace

level::Recipe readRecipe(const Json& value, bool painted, Report& report) {
    level::Recipe recipe;
    if (value.isText()) {
        recipe = builtIn(value.text(), report);
    } else if (value.isObject()) {
        // The stages are only known together with the pack's recipes.
        return readUse(value, report);
    } else if (!value.isList()) {
        addWrongType(value, "recipe",
                     "a list of stages, a built-in recipe's id, or the use of a recipe of the pack",
                     report);
    } else {
        recipe.stages =
            readStageList<level::RecipeStage>(value, "recipe", "recipe stage ", report, readStage);
    }
    // The effect of a broken stage is unknown, so only complete recipes are checked further.
    if (value.isList() && recipe.stages.size() != value.size()) return recipe;
    for (Problem& problem : generate::validate(recipe, painted)) {
        report.addFlaw(std::move(problem));
    }
    return recipe;
}

level::NamedRecipes readNamedRecipes(const Json& list, Report& report) {
    level::NamedRecipes recipes;
    if (list.size() > level::kMostNamedRecipes) {
        report.add("recipes",
                   {kHasMany, {list.size(), ListedWord("recipes"), level::kMostNamedRecipes}});
        return recipes;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = "recipe " + std::to_string(i + 1);
        auto named = readNamed(list[i], place, report);
        if (!named) continue;
        if (level::findRecipe(recipes, named->id) != nullptr) {
            report.add(place, {kIsThere, {inQuotes(named->id)}});
        } else {
            recipes.push_back(std::move(*named));
        }
    }
    return recipes;
}

}  // namespace mazeloom::pack
