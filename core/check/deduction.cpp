// SPDX-License-Identifier: MIT
#include "core/check/deduction.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "core/analyse/deduce/closure.h"
#include "core/check/findings/rule.h"
#include "core/generate/stages/traps/deducible.h"

namespace mazeloom::check {

namespace {

using analyse::deduce::Board;
using generate::Deducible;

constexpr Sentence kGuessNeeded{
    "guess-needed",
    "this cell cannot be reached without a guess by deductions of grade %1 or lower"};
constexpr std::array kDeductionSentences{kGuessNeeded};

/// Returns the last enabled stage *deducible* with its parameters settled for the seed.
std::optional<generate::ReadyStage> askedOf(const level::Level& level, std::uint64_t seed,
                                            int depth) {
    const auto recipe = generate::prepare(level.recipe, level.paint.has_value());
    if (!recipe) return std::nullopt;
    std::optional<generate::ReadyStage> last;
    for (generate::ReadyStage& ready : generate::settled(*recipe, seed, depth).stages) {
        if (ready.stage->id == "deducible") last = std::move(ready);
    }
    return last;
}

void findGuesses(const level::Level& level, const level::Map& map,
                 const generate::ReadyStage& asked, const std::atomic<bool>* stop,
                 Findings& findings, const std::string& place) {
    const auto board = Board::of(map, level.objectives);
    if (!board) return;
    const auto numbers = static_cast<play::temple::Numbers>(asked.parameters[Deducible::Mode]);
    const std::int64_t grade = asked.parameters[Deducible::Grade];
    const auto closure = analyse::deduce::closureOf(*board, numbers, static_cast<int>(grade), stop);
    const auto missed = unreachedGoal(*board, closure.reached);
    if (!missed) return;
    findings.warning(kGuessNeeded, {grade}).field(place).at(*missed);
}

}  // namespace

std::vector<Finding> findingsOfDeduction(const level::Level& level, std::uint64_t seed,
                                         const generate::Recorded& recorded, int depth,
                                         const std::atomic<bool>* stop) {
    std::vector<Finding> all;
    const auto asked = askedOf(level, seed, depth);
    // core/check/findings/generation.h reports failed generations.
    if (!asked || recorded.stopped || recorded.failure) return all;
    Findings findings({Sheet::Kind::Level, level.id}, all);
    findGuesses(level, recorded.map, *asked, stop, findings, "seed " + std::to_string(seed));
    return all;
}

bool isOfDeduction(const Finding& finding) {
    return std::ranges::find(kDeductionSentences, finding.sentence.id, &Sentence::id) !=
           kDeductionSentences.end();
}

std::span<const Sentence> deductionSentences() {
    return kDeductionSentences;
}

}  // namespace mazeloom::check
