// SPDX-License-Identifier: MIT
// A level that promises that nobody has to guess states which cells show numbers, and its stage
// *deducible* uses these numbers and the promised grades (RULES.md T-3.5, G-120). If only visited
// cells show numbers, many steps are guesses unless the level promises otherwise.
#include <array>
#include <cstddef>
#include <string>

#include "core/check/findings/deducible.h"
#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/generate/stages/traps/deducible.h"

namespace mazeloom::check::rule::no_guess {

namespace {

using generate::Deducible;

constexpr Sentence kNumbersOpen{
    "promise-without-numbers",
    "the level promises that nobody has to guess, but the player chooses which cells show "
    "numbers: set the level's numbers"};
constexpr Sentence kVisited{"visited-without-promise",
                            "only visited cells show numbers, so the player may have to guess: "
                            "promise that nobody has to, or show more numbers"};
constexpr Sentence kOtherNumbers{"deducible-other-numbers",
                                 "the stage deduces from other numbers than the level shows"};
constexpr Sentence kHigherGrade{"deducible-higher-grade",
                                "the stage allows deductions of grade %1, and the level promises "
                                "that none above %2 is needed"};
constexpr Sentence kLowerGrade{"deducible-lower-grade",
                               "the stage asks for deductions of grade %1, and the level promises "
                               "that one of grade %2 is needed"};
constexpr Sentence kShowNear{"show-near-numbers", "Show the numbers near the hero"};
constexpr Sentence kPromise{"promise-no-guess", "Promise that nobody has to guess"};
constexpr Sentence kDropPromise{"drop-no-guess", "Drop the promise"};
constexpr Sentence kUsePromise{"deducible-use-promise", "Deduce as the level promises"};
constexpr std::array kSentences{kNumbersOpen, kVisited, kOtherNumbers, kHigherGrade, kLowerGrade,
                                kShowNear,    kPromise, kDropPromise,  kUsePromise};

Fix showNear() {
    return {kShowNear, {}, changeOfPromises([](Repair::Promises& promises) {
                promises.numbers = level::Numbers::Near;
            })};
}

Fix promise() {
    return {kPromise, {}, changeOfPromises([](Repair::Promises& promises) {
                promises.noGuess = level::NoGuess{};
            })};
}

Fix dropPromise() {
    return {kDropPromise, {}, changeOfPromises([](Repair::Promises& promises) {
                promises.noGuess.reset();
            })};
}

Fix usePromise(std::size_t stage) {
    return {kUsePromise, {}, {.level = [stage](const LevelView& view, Repair& repair) {
                if (auto* stages = fix::stagesWith(view, repair, stage))
                    Deducible::ensurePromised((*stages)[stage]);
            }}};
}

void checkStage(const level::Level& level, const generate::ReadyStage& stage,
                const Deductions& promised, Findings& findings) {
    // If a parameter varies, the deductions are checked for each seed instead.
    if (!stage.varying.empty()) return;
    const auto index = static_cast<std::size_t>(stage.recipeIndex);
    const Deductions ensured = ensuredDeductions(stage, level);
    if (level.numbers && ensured.numbers != *level.numbers)
        findings.warning(kOtherNumbers).stage(level.recipe, index).fix(usePromise(index));
    const int most = promised.grades.most;
    if (ensured.grades.most > most) {
        findings.warning(kHigherGrade, {std::int64_t{ensured.grades.most}, std::int64_t{most}})
            .stage(level.recipe, index)
            .fix(usePromise(index));
    }
    const int least = promised.grades.least;
    if (ensured.grades.least < least) {
        findings.warning(kLowerGrade, {std::int64_t{ensured.grades.least}, std::int64_t{least}})
            .stage(level.recipe, index)
            .fix(usePromise(index));
    }
}

void check(const LevelView& view, Findings& findings) {
    const level::Level& level = view.level();
    if (level.ruleset != level::Ruleset::Temple) return;
    const auto promised = promisedDeductions(level);
    if (!promised) {
        if (level.numbers == level::Numbers::Visited && view.stage("deducible") == nullptr)
            findings.warning(kVisited).fix(promise()).fix(showNear());
        return;
    }
    if (!level.numbers) findings.warning(kNumbersOpen).fix(showNear()).fix(dropPromise());
    for (const generate::ReadyStage& stage : view.recipe().recipe.stages)
        if (stage.stage->id == "deducible") checkStage(level, stage, *promised, findings);
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::no_guess
