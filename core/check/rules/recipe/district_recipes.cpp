// SPDX-License-Identifier: MIT
// Recipes of the pack that districts use (core/generate/RULES.md G-101.7) exist, and their stages
// can run in a district.
#include <array>
#include <cstddef>
#include <string>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/generate/stages/layouts/district_recipes.h"

namespace mazeloom::check::rule::district_recipes {

namespace {

constexpr std::size_t kMostFixes = 8;
constexpr Sentence kUnusable{"district-recipe", "no district can be made by \"@%1\": %2"};
constexpr Sentence kUseOther{"use-other-district-recipe", "Use \"@%1\""};
constexpr std::array kSentences{kUnusable, kUseOther};

/// Returns the text with the recipe `other` in place of `wrong`.
std::string withOther(const std::string& text, const std::string& wrong, const std::string& other) {
    const std::string name = '@' + wrong;
    const auto endsAt = [&](std::size_t at) {
        return at == text.size() || std::string_view(" \t,*+").find(text[at]) != std::string::npos;
    };
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        if (text.compare(at, name.size(), name) == 0 && endsAt(at + name.size())) {
            result += '@' + other;
            at += name.size();
        } else {
            result += text[at++];
        }
    }
    return result;
}

Fix useOther(std::size_t stage, std::string text, const std::string& other) {
    return {kUseOther,
            {other},
            {.level = [stage, text = std::move(text)](const LevelView& view, Repair& repair) {
                if (auto* stages = fix::stagesWith(view, repair, stage))
                    (*stages)[stage].parameters.insert_or_assign("recipes", text);
            }}};
}

void check(const LevelView& view, Findings& findings) {
    const auto recipes = view.level().recipes.recipes();
    for (const generate::ReadyStage& ready : view.recipe().recipe.stages) {
        if (ready.stage->id != "districts") continue;
        const auto read = generate::districtRecipes(ready.kind);
        if (!read) continue;
        const auto index = static_cast<std::size_t>(ready.recipeIndex);
        for (const generate::DistrictRecipe& recipe : *read) {
            if (recipe.named.empty()) continue;
            const auto stages = generate::districtStages(recipe.named, recipes);
            if (stages) continue;
            auto draft = findings.error(kUnusable, {recipe.named, stages.error()});
            draft.stage(view.level().recipe, index).field("recipes");
            std::size_t offered = 0;
            for (const level::NamedRecipe& other : recipes) {
                if (offered == kMostFixes || !generate::districtStages(other.id, recipes)) continue;
                draft.fix(useOther(index, withOther(ready.kind, recipe.named, other.id), other.id));
                ++offered;
            }
            draft.fix(fix::resetParameter(index, "recipes"));
        }
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::district_recipes
