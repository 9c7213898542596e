// SPDX-License-Identifier: MIT
#include "core/analyse/needs/needs.h"

#include <utility>

#include "core/analyse/bots/temple/bots.h"
#include "core/analyse/bots/temple/game.h"
#include "core/analyse/deduce/closure.h"

namespace mazeloom::analyse::needs {

namespace {

using play::temple::Proof;
using play::temple::Verdict;

std::int64_t ticksOf(const Proof& proof) {
    return proof.witness.header.ticks.value_or(0);
}

/// Whether the mechanic helps the player; the others are dangers.
bool isTool(Mechanic mechanic) {
    return mechanic == Mechanic::Tnt || mechanic == Mechanic::Grenades ||
           mechanic == Mechanic::Explosives || mechanic == Mechanic::Hearts;
}

/// Whether the play of another field's proof also wins on this field.
bool wins(const Proof& other, const Question& question) {
    const auto game =
        bots::temple::playGame(bots::temple::perfectBot,
                               {.field = question.field, .stop = question.stop, .proof = &other});
    return game.isWon();
}

/// Compares the deductions from the level's numbers with those from the next smaller set.
Need needOfNumbers(const Question& question) {
    using level::Numbers;
    const auto shown = question.level.numbers;
    if (!shown || *shown == Numbers::Visited) return Need::Absent;
    if (question.board == nullptr) return Need::Undecided;
    const auto gradeWith = [&](Numbers numbers) {
        return gradeOf(*question.board, deduce::closureOf(*question.board, numbers,
                                                          deduce::kHighestGrade, question.stop));
    };
    const auto grade = gradeWith(*shown);
    if (!grade) return Need::Undecided;
    const auto fewer = gradeWith(*shown == Numbers::All ? Numbers::Near : Numbers::Visited);
    if (!fewer) return Need::Needed;
    return *fewer > *grade ? Need::Useful : Need::Decoration;
}

}  // namespace

Need needOf(Mechanic mechanic, const Question& question) {
    if (mechanic == Mechanic::Numbers) return needOfNumbers(question);
    const auto field = fieldWithout(mechanic, question.level, question.map);
    if (field == nullptr) return Need::Absent;
    if (question.field == nullptr || question.proof.verdict != Verdict::Winnable)
        return Need::Undecided;
    if (isObjective(mechanic, question.field->objectives())) return Need::Needed;

    const Proof without = play::temple::prove(field, {question.steps, question.stop});
    if (without.verdict == Verdict::Unwinnable) return Need::Needed;
    if (without.verdict == Verdict::Undecided) return Need::Undecided;
    const std::int64_t ticks = ticksOf(question.proof);
    if (isTool(mechanic)) return ticks < ticksOf(without) ? Need::Useful : Need::Decoration;
    // The play that knows nothing of a danger is the one that ignores it.
    if (wins(without, question)) return Need::Decoration;
    return ticks > ticksOf(without) ? Need::Needed : Need::Useful;
}

}  // namespace mazeloom::analyse::needs
