// SPDX-License-Identifier: MIT
// The result of *deducible* holds only if no later stage changes the map: the stage moves traps
// that other stages hid, and examines ways to coins that other stages laid (RULES.md G-120.5).
#include <array>
#include <string>

#include "core/check/findings/deducible.h"
#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/generate/stages/stages.h"

namespace mazeloom::check::rule::deducible_order {

namespace {

constexpr Sentence kTooEarly{"deducible-too-early",
                             "the later stage \"%1\" changes the level, so the player may have to "
                             "guess: move this stage after it"};
constexpr std::array kSentences{kTooEarly};

void check(const LevelView& view, Findings& findings) {
    const level::Level& level = view.level();
    const std::vector<generate::ReadyStage>& stages = view.recipe().recipe.stages;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        if (stages[i].stage->id != "deducible") continue;
        const generate::ReadyStage* later = lastToSpoil(stages, i);
        if (later == nullptr) continue;
        const std::string id(later->stage->id);
        const auto index = static_cast<std::size_t>(stages[i].recipeIndex);
        findings.warning(kTooEarly, {generate::stageName(id)})
            .stage(level.recipe, index)
            .fix(fix::moveStage(index, static_cast<std::size_t>(later->recipeIndex), id))
            .fix(fix::switchOff(index, "deducible"));
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::deducible_order
