// SPDX-License-Identifier: MIT
// If the stage *deducible* is last, nobody has to guess: all objectives are reached by deductions
// of its mode and grade, and each deduction follows. The check derives them from scratch.
#include <array>
#include <optional>
#include <string>

#include "core/analyse/deduce/check_certificate.h"
#include "core/analyse/deduce/closure.h"
#include "core/check/findings/deducible.h"
#include "core/check/promises/all.h"
#include "core/check/promises/generation.h"
#include "core/generate/stages/traps/deducible.h"

namespace mazeloom::check::promise::deducible {

namespace {

using analyse::deduce::Board;
using analyse::deduce::Closure;
using generate::Deducible;

constexpr Sentence kGuess{"promise-deducible",
                          "it cannot be reached without a guess by deductions of grade %1"};
constexpr Sentence kNowhere{"promise-deducible-nowhere", "an objective is not on the level"};
constexpr Sentence kNoBoard{"promise-deducible-board", "nothing can be deduced: %1"};
constexpr Sentence kFlaw{"promise-deducible-line", "a deduction does not follow: %1"};
constexpr std::array kSentences{kGuess, kNowhere, kNoBoard, kFlaw};

/// Upper bound on the cells of a board: on a larger one, there are too many deductions to verify
/// each.
constexpr std::int64_t kMostCellsTried = 64 * 64;

void check(const Generation& generation, Findings& findings) {
    const auto stage = generation.lastOf("deducible");
    if (!stage || lastToSpoil(generation.stages(), *stage) != nullptr) return;
    const auto board = Board::of(generation.map(), generation.level().objectives);
    if (!board) {
        auto draft = findings.error(kNoBoard, {board.error().text});
        if (board.error().cell) draft.at(*board.error().cell);
        return;
    }
    const auto numbers =
        static_cast<play::temple::Numbers>(generation.parameter(*stage, Deducible::Mode));
    const std::int64_t grade = generation.parameter(*stage, Deducible::Grade);
    const Closure closure = analyse::deduce::closureOf(*board, numbers, static_cast<int>(grade));
    if (!gradeOf(*board, closure)) {
        if (const auto missed = unreachedGoal(*board, closure.reached)) {
            findings.error(kGuess, {grade}).at(*missed);
        } else {
            findings.error(kNowhere);
        }
    }
    if (board->size().area() > kMostCellsTried) return;
    if (const auto flaw = flawOf(*board, numbers, closure.certificate))
        findings.error(kFlaw, {flaw->text}).at(closure.certificate.lines()[flaw->line].cell);
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::deducible
