// SPDX-License-Identifier: MIT
// Stages that populate a floor are for descents only: in a temple they fail.
#include <array>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::stage_ruleset {

namespace {

constexpr Sentence kInTemple{"stage-in-temple",
                             "the stage populates floors of a descent, and the level is a temple: "
                             "switch it off, or change the level's ruleset"};
constexpr std::array kSentences{kInTemple};

void check(const LevelView& view, Findings& findings) {
    const level::Level& level = view.level();
    for (const generate::ReadyStage& ready : view.recipe().recipe.stages) {
        if (!ready.stage->ruleset || *ready.stage->ruleset == level.ruleset) continue;
        const auto index = static_cast<std::size_t>(ready.recipeIndex);
        findings.error(kInTemple)
            .stage(level.recipe, index)
            .fix(fix::switchOff(index, std::string(ready.stage->id)));
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::stage_ruleset
