// SPDX-License-Identifier: MIT
#include "core/check/findings/deduction.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/analyse/deduce/closure.h"
#include "core/check/findings/deducible.h"
#include "core/check/findings/fixed_traps.h"
#include "core/check/findings/rule.h"
#include "core/generate/stages/traps/deducible.h"

namespace mazeloom::check {

namespace {

using analyse::deduce::Board;

constexpr Sentence kGuessNeeded{
    "guess-needed",
    "this cell cannot be reached without a guess by deductions of grade %1 or lower"};
constexpr Sentence kTooEasy{"easier-than-promised",
                            "deductions of grade %1 lead to all goals, but the level promises that "
                            "one of grade %2 or higher is needed"};
constexpr Sentence kEnsure{"ensure-no-guess", "Add the stage Deducible at the end of the recipe"};
constexpr std::array kDeductionSentences{kGuessNeeded, kTooEasy, kEnsure};

/// Returns what the last enabled stage *deducible* ensures for the seed.
std::optional<Deductions> ensuredBy(const level::Level& level, std::uint64_t seed, int depth) {
    const auto recipe = generate::prepare(level.recipe, level.paint.has_value());
    if (!recipe) return std::nullopt;
    std::optional<Deductions> last;
    for (const generate::ReadyStage& ready : generate::settled(*recipe, seed, depth).stages) {
        if (ready.stage->id == "deducible") last = ensuredDeductions(ready, level);
    }
    return last;
}

/// Appends a stage *deducible* that ensures what the level promises.
Fix ensure() {
    const auto append = [](const LevelView& view, Repair& repair) {
        level::RecipeStage stage{"deducible", true, {}};
        generate::Deducible::ensurePromised(stage);
        repair.recipe = view.level().recipe;
        repair.recipe->stages.push_back(std::move(stage));
    };
    return {kEnsure, {}, {.level = append}};
}

void findGuesses(const level::Level& level, const level::Map& map, const Deductions& asked,
                 bool isEnsured, const std::atomic<bool>* stop, Findings& findings,
                 const std::string& place) {
    const auto board = Board::of(map, level::objectivesOf(level));
    if (!board) return;
    const auto closure = analyse::deduce::closureOf(*board, asked.numbers, asked.grades.most, stop);
    if (const auto missed = unreachedGoal(*board, closure.reached)) {
        auto found = findings.warning(kGuessNeeded, {std::int64_t{asked.grades.most}});
        found.field(place).at(*missed);
        if (!isEnsured) found.fix(ensure());
        return;
    }
    const auto grade = gradeOf(*board, closure);
    if (grade && asked.grades.isTooEasy(*grade))
        findings.warning(kTooEasy, {std::int64_t{*grade}, std::int64_t{asked.grades.least}})
            .field(place);
}

/// Whether the stage *deducible* found no way without a guess. If it found only ways that are too
/// easy, its failure names the hero's cell.
bool hasStageFailed(const level::Level& level, const generate::Recorded& recorded) {
    const auto stage = static_cast<std::size_t>(recorded.failure->recipeStage);
    return recorded.failure->cell && recorded.failure->cell != recorded.map.hero() &&
           stage < level.recipe.stages.size() && level.recipe.stages[stage].stage == "deducible";
}

}  // namespace

std::vector<Finding> findingsOfDeduction(const level::Level& level, std::uint64_t seed,
                                         const generate::Recorded& recorded, int depth,
                                         const std::atomic<bool>* stop) {
    std::vector<Finding> all;
    const auto promised = promisedDeductions(level);
    const auto ensured = ensuredBy(level, seed, depth);
    const auto asked = promised ? promised : ensured;
    if (!asked || recorded.stopped) return all;
    Findings findings({Sheet::Kind::Level, level.id}, all);
    const std::string place = "seed " + std::to_string(seed);
    // Reports no failed generation: core/check/findings/generation.h does that.
    if (!recorded.failure)
        findGuesses(level, recorded.map, *asked, ensured.has_value(), stop, findings, place);
    else if (ensured && hasStageFailed(level, recorded))
        findFixedTraps(level, recorded.map, *ensured, stop, findings, place);
    return all;
}

bool isOfDeduction(const Finding& finding) {
    const auto isIn = [&](std::span<const Sentence> sentences) {
        return std::ranges::find(sentences, finding.sentence.id, &Sentence::id) != sentences.end();
    };
    return isIn(kDeductionSentences) || isIn(fixedTrapSentences());
}

std::span<const Sentence> deductionSentences() {
    return kDeductionSentences;
}

}  // namespace mazeloom::check
