// SPDX-License-Identifier: MIT
// The recipe can run: its stages and parameters are known, values are in range, and what a stage
// needs is given by a stage before it (RULES.md G-1).
#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <utility>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/generate/recipe.h"
#include "core/generate/stages/stages.h"
#include "core/level/descent.h"
#include "core/level/named_recipe.h"

namespace mazeloom::check::rule::recipe {

namespace {

using generate::Fact;
using generate::RecipeProblem;
using Type = generate::ParameterInfo::Type;

constexpr Sentence kLost{"lost-recipe", "the pack has no recipe called \"%1\""};
constexpr Sentence kIdleChange{"idle-recipe-change",
                               "changes \"%1\", a stage that the pack's recipe does not have"};
constexpr Sentence kUseBuiltIn{"use-built-in-recipe", "Use the recipe \"%1\""};
constexpr Sentence kRemoveChange{"remove-recipe-change", "Remove the change"};
constexpr Sentence kUnknownStage{"unknown-stage", "there is no stage called \"%1\""};
constexpr Sentence kUnknownParameter{"unknown-parameter",
                                     "the stage has no parameter called \"%1\""};
constexpr Sentence kNotInRange{"parameter-out-of-range", "%1 takes a whole number from %2 to %3"};
constexpr Sentence kNoRange{"parameter-no-range",
                            "%1 cannot be drawn from a range: list its values"};
constexpr Sentence kRangeBackwards{"parameter-range-backwards",
                                   "%1 is drawn from a range that begins at %2, above its end %3"};
constexpr Sentence kNotDepths{"parameter-not-depths",
                              "%1 takes depths from 1 to %2, each greater than the one before"};
constexpr Sentence kNotSwitch{"parameter-no-switch", "%1 takes true or false"};
constexpr Sentence kNotChoice{"parameter-no-choice", "%1 takes one of %2"};
constexpr Sentence kNotKind{"parameter-no-kind", "%1 takes the id of a kind of objects"};
constexpr Sentence kNotText{"parameter-no-text", "%1: %2"};
constexpr Word kMustBeText{"must be text"};
constexpr std::array kWords{kMustBeText};
constexpr Sentence kOrder{
    "stage-order", "the stage needs %1: put a stage that provides them before it, such as %2"};
constexpr Sentence kRemoveStage{"remove-stage", "Remove the stage"};
constexpr Sentence kRemoveParameter{"remove-parameter", "Remove %1"};
constexpr std::array kSentences{
    kLost,       kIdleChange, kUseBuiltIn,     kRemoveChange, kUnknownStage,   kUnknownParameter,
    kNotInRange, kNoRange,    kRangeBackwards, kNotDepths,    kNotSwitch,      kNotChoice,
    kNotKind,    kNotText,    kOrder,          kRemoveStage,  kRemoveParameter};

Fix removeStage(std::size_t stage) {
    return {kRemoveStage, {}, {.level = [stage](const LevelView& view, Repair& repair) {
                if (auto* stages = fix::stagesWith(view, repair, stage))
                    fix::removeAt(*stages, stage);
            }}};
}

/// Replaces the name of a recipe that the pack does not have by a built-in recipe.
Fix useBuiltIn(const generate::BuiltInRecipe& recipe) {
    return {
        kUseBuiltIn, {Word{recipe.title}}, {.level = [&recipe](const LevelView&, Repair& repair) {
            repair.recipe = recipe.recipe;
        }}};
}

Fix removeChange(std::size_t change) {
    return {kRemoveChange, {}, {.level = [change](const LevelView& view, Repair& repair) {
                level::Recipe recipe = view.level().recipe;
                fix::removeAt(recipe.changes, change);
                repair.recipe = std::move(recipe);
            }}};
}

/// Removes a parameter that the stage does not know.
Fix removeParameter(std::size_t stage, const std::string& parameter) {
    Fix fix = fix::resetParameter(stage, parameter);
    fix.sentence = kRemoveParameter;
    return fix;
}

bool isNumber(const generate::ParameterInfo& info) {
    return info.type == Type::Number || info.type == Type::Percent;
}

bool areDepths(const level::ByDepth& byDepth) {
    const auto depth = [](const auto& point) { return point.first; };
    return std::ranges::all_of(
               byDepth.points, [](int each) { return each >= 1 && each <= level::kMaxDepth; },
               depth) &&
           std::ranges::adjacent_find(byDepth.points, std::ranges::greater_equal(), depth) ==
               byDepth.points.end();
}

/// Returns a flaw in how a value varies; flaws of the values themselves are found elsewhere.
std::optional<std::pair<Sentence, Arguments>> flawOfVarying(const generate::ParameterInfo& info,
                                                            const level::ParameterValue& value) {
    const Word id{info.title};
    if (const auto* drawn = std::get_if<level::DrawnNumber>(&value)) {
        if (!isNumber(info)) return std::pair{kNoRange, Arguments{id}};
        const auto isTaken = [&](std::int64_t end) {
            return end >= info.least && end <= info.most;
        };
        if (drawn->from > drawn->to && isTaken(drawn->from) && isTaken(drawn->to))
            return std::pair{kRangeBackwards, Arguments{id, drawn->from, drawn->to}};
    }
    const auto* byDepth = std::get_if<level::ByDepth>(&value);
    if (byDepth != nullptr && !areDepths(*byDepth))
        return std::pair{kNotDepths, Arguments{id, std::int64_t{level::kMaxDepth}}};
    return {};
}

void addValue(const generate::Stage& stage, const std::string& parameter, Findings& findings,
              const level::Recipe& recipe, std::size_t index) {
    const auto info = std::ranges::find(stage.parameters, parameter, &generate::ParameterInfo::id);
    const Word title{info->title};
    const auto add = [&](const Sentence& sentence, Arguments arguments) {
        Fix reset = fix::resetParameter(index, parameter);
        reset.arguments = {title};
        findings.error(sentence, std::move(arguments))
            .stage(recipe, index)
            .field(parameter)
            .fix(std::move(reset));
    };
    if (auto flaw = flawOfVarying(*info, recipe.stages[index].parameters.at(parameter))) {
        add(flaw->first, std::move(flaw->second));
    } else if (info->type == Type::Switch) {
        add(kNotSwitch, {title});
    } else if (info->type == Type::Choice) {
        std::string choices;
        for (std::string_view choice : info->choices)
            choices += (choices.empty() ? "" : ", ") + std::string(choice);
        add(kNotChoice, {title, choices});
    } else if (info->type == Type::OwnKind) {
        add(kNotKind, {title});
    } else if (info->type == Type::Text) {
        const auto* text = std::get_if<std::string>(&recipe.stages[index].parameters.at(parameter));
        const auto wrong = text == nullptr ? std::nullopt : info->flawOfText(*text);
        add(kNotText, {title, wrong ? Argument(*wrong) : Argument(kMustBeText)});
    } else {
        add(kNotInRange, {title, info->least, info->most});
    }
}

void addOrder(const LevelView& view, std::size_t index, Fact need, Findings& findings) {
    const level::Recipe& recipe = view.level().recipe;
    auto draft = findings.error(kOrder, {Word{generate::name(need)}, *generate::firstGiver(need)});
    draft.stage(recipe, index);
    bool isThere = false;
    for (std::size_t i = 0; i < recipe.stages.size(); ++i) {
        const level::RecipeStage& other = recipe.stages[i];
        const generate::Stage* known = generate::findStage(other.stage);
        if (known == nullptr || (known->gives & need) == 0 || i == index) continue;
        if (i < index && !other.enabled) {
            draft.fix(fix::switchOn(i, other.stage));
            isThere = true;
        } else if (i > index && other.enabled && (known->needs & need) == 0) {
            draft.fix(fix::moveStage(index, i, other.stage));
            isThere = true;
        }
    }
    const unsigned facts =
        generate::factsBefore(view.recipe().recipe, index, view.level().paint.has_value());
    for (const generate::Stage* stage : generate::stages()) {
        // Does not offer the stage `shape`: a painted shape gives nothing if nothing is painted.
        const bool helps =
            (stage->gives & need) != 0 && (stage->needs & ~facts) == 0 && stage->id != "shape";
        if (helps && !isThere) draft.fix(fix::insertStage(index, std::string(stage->id)));
    }
    draft.fix(fix::switchOff(index, recipe.stages[index].stage));
}

void addLost(const LevelView& view, Findings& findings) {
    auto draft = findings.error(kLost, {view.level().recipe.named});
    for (const generate::BuiltInRecipe& builtIn : generate::builtInRecipes()) {
        const bool suits =
            std::ranges::all_of(builtIn.recipe.stages, [&](const level::RecipeStage& stage) {
                const auto& ruleset = generate::findStage(stage.stage)->ruleset;
                return !ruleset || *ruleset == view.level().ruleset;
            });
        if (suits) draft.fix(useBuiltIn(builtIn));
    }
}

void check(const LevelView& view, Findings& findings) {
    const level::Recipe& recipe = view.level().recipe;
    for (std::size_t i = 0; i < recipe.changes.size() && !recipe.isLost; ++i) {
        if (!level::isOfOne(recipe.changes[i], recipe.stages))
            findings.warning(kIdleChange, {generate::stageName(recipe.changes[i].stage)})
                .fix(removeChange(i));
    }
    for (const RecipeProblem& found : view.recipe().problems) {
        if (found.cause == RecipeProblem::Cause::LostRecipe) {
            addLost(view, findings);
            continue;
        }
        const auto index = static_cast<std::size_t>(found.problem.recipeStage);
        const level::RecipeStage& stage = recipe.stages[index];
        switch (found.cause) {
            case RecipeProblem::Cause::LostRecipe:
                break;
            case RecipeProblem::Cause::UnknownStage:
                findings.error(kUnknownStage, {stage.stage})
                    .stage(recipe, index)
                    .fix(removeStage(index));
                break;
            case RecipeProblem::Cause::UnknownParameter:
                findings.error(kUnknownParameter, {found.parameter})
                    .stage(recipe, index)
                    .fix(removeParameter(index, found.parameter));
                break;
            case RecipeProblem::Cause::UnusableValue:
                addValue(*generate::findStage(stage.stage), found.parameter, findings, recipe,
                         index);
                break;
            case RecipeProblem::Cause::UnmetNeed:
                addOrder(view, index, found.need, findings);
                break;
        }
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .words = kWords, .checkLevel = check};

}  // namespace mazeloom::check::rule::recipe
