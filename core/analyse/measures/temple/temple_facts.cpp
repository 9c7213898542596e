// SPDX-License-Identifier: MIT
#include "core/analyse/measures/temple/temple_facts.h"

#include <algorithm>
#include <utility>

namespace mazeloom::analyse {

using play::temple::Numbers;

namespace {

level::Level everythingOf(const level::Map& map) {
    level::Level level;
    level.objectives.coins = level::Objectives::kAllCoins;
    level.objectives.exit = std::ranges::find(map.things, level::ThingKind::Exit,
                                              &level::Thing::kind) != map.things.end();
    return level;
}

}  // namespace

BoardFact::BoardFact(const Subject& subject) {
    if (!subject.map.hero()) return;
    const level::Objectives objectives = subject.level != nullptr
                                             ? level::objectivesOf(*subject.level)
                                             : everythingOf(subject.map).objectives;
    if (auto made = deduce::Board::of(subject.map, objectives)) board = std::move(*made);
}

template <Numbers kNumbers>
GradeFact<kNumbers>::GradeFact(const Subject& subject) {
    const auto& board = subject.fact<BoardFact>().board;
    if (!board) return;
    const deduce::Closure closure =
        deduce::closureOf(*board, kNumbers, deduce::kHighestGrade, subject.stop);
    const auto hardest = deduce::gradeOf(*board, closure);
    grade = hardest ? *hardest : kGuess;
    for (const auto& line : closure.certificate.lines())
        ++deduced[static_cast<std::size_t>(line.rule)];
    for (int y = 0; y < board->size().height; ++y) {
        for (int x = 0; x < board->size().width; ++x) {
            const int needed = closure.grade.at({x, y});
            if (needed > 1 && needed <= deduce::kHighestGrade) ++beyondOneNumber;
        }
    }
}

template struct GradeFact<Numbers::All>;
template struct GradeFact<Numbers::Near>;
template struct GradeFact<Numbers::Visited>;

FieldFact::FieldFact(const Subject& subject) {
    auto made = play::temple::Field::make(
        subject.level != nullptr ? *subject.level : everythingOf(subject.map), subject.map);
    if (made) field = std::move(*made);
}

ProofFact::ProofFact(const Subject& subject) {
    if (subject.level == nullptr) return;
    const auto& field = subject.fact<FieldFact>().field;
    if (field != nullptr) proof = play::temple::prove(field, {.stop = subject.stop});
}

}  // namespace mazeloom::analyse
