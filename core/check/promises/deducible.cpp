// SPDX-License-Identifier: MIT
// Nobody has to guess if the level promises it, or if no stage after *deducible* changes the map:
// deductions of the promised mode and grade lead to all objectives, and each deduction follows. The
// check derives the deductions from scratch.
#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/analyse/deduce/certificate/check_certificate.h"
#include "core/analyse/deduce/closure.h"
#include "core/check/findings/deducible.h"
#include "core/check/promises/all.h"
#include "core/check/promises/generation.h"

namespace mazeloom::check::promise::deducible {

namespace {

using analyse::deduce::Board;
using analyse::deduce::Closure;

constexpr Sentence kGuess{"promise-deducible",
                          "it cannot be reached without a guess by deductions of grade %1"};
constexpr Sentence kNowhere{"promise-deducible-nowhere", "an objective is not on the level"};
constexpr Sentence kNoBoard{"promise-deducible-board", "nothing can be deduced: %1"};
constexpr Sentence kFlaw{"promise-deducible-line", "a deduction does not follow: %1"};
constexpr Sentence kTooEasy{"promise-deducible-easy",
                            "deductions of grade %1 lead to all goals, but the level promises that "
                            "one of grade %2 or higher is needed"};
constexpr std::array kSentences{kGuess, kNowhere, kNoBoard, kFlaw, kTooEasy};

/// Upper bound on the cells of a board. A larger board has too many deductions to verify each of
/// them.
constexpr std::int64_t kMostCellsTried = 64 * 64;

std::optional<Deductions> askedOf(const Generation& generation) {
    if (const auto promised = promisedDeductions(generation.level())) return promised;
    const auto stage = generation.lastOf("deducible");
    if (!stage || lastToSpoil(generation.stages(), *stage) != nullptr) return std::nullopt;
    return ensuredDeductions(generation.stages()[*stage], generation.level());
}

void check(const Generation& generation, Findings& findings) {
    const auto asked = askedOf(generation);
    if (!asked) return;
    const auto board = Board::of(generation.map(), level::objectivesOf(generation.level()));
    if (!board) {
        auto draft = findings.error(kNoBoard, {board.error().said()});
        if (board.error().cell) draft.at(*board.error().cell);
        return;
    }
    const auto& [numbers, grades] = *asked;
    const Closure closure = analyse::deduce::closureOf(*board, numbers, grades.most);
    if (const auto grade = gradeOf(*board, closure)) {
        if (grades.isTooEasy(*grade))
            findings.error(kTooEasy, {std::int64_t{*grade}, std::int64_t{grades.least}});
    } else if (const auto missed = unreachedGoal(*board, closure.reached)) {
        findings.error(kGuess, {std::int64_t{grades.most}}).at(*missed);
    } else {
        findings.error(kNowhere);
    }
    if (board->size().area() > kMostCellsTried) return;
    if (const auto flaw = flawOf(*board, numbers, closure.certificate))
        findings.error(kFlaw, {flaw->text}).at(closure.certificate.lines()[flaw->line].cell);
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::deducible
