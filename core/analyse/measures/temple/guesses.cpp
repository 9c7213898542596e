// SPDX-License-Identifier: MIT
#include "core/analyse/guess/guesses.h"
#include "core/analyse/facts/measure.h"
#include "core/analyse/measures/temple/temple_facts.h"

namespace mazeloom::analyse {

extern const Measure guessesMeasure;
const Measure guessesMeasure{
    .id = "guesses",
    .title = "Fewest guesses",
    .unit = "guesses",
    .sentence =
        "How often a player who always takes the cell of least risk has to guess until all "
        "objectives are within reach, with the numbers near the hero shown; −1 where the risks "
        "cannot be counted.",
    .needs = Needs::Temple,
    .cost = Cost::Proof,
    .value = [](const Subject& subject) -> std::int64_t {
        const auto& board = subject.fact<BoardFact>().board;
        if (!board) return 0;
        const auto guesses = deduce::fewestGuesses(*board, play::temple::Numbers::Near,
                                                   deduce::kHighestGrade, subject.stop);
        return guesses ? static_cast<std::int64_t>(guesses->count) : -1;
    },
};

}  // namespace mazeloom::analyse
