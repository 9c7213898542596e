// SPDX-License-Identifier: MIT
#include "core/analyse/needs/answers.h"

#include "core/analyse/deduce/board/board.h"
#include "core/play/temple/prove/prove.h"

namespace mazeloom::analyse::needs {

Answers answersOf(const level::Level& level, const level::Map& map, std::int64_t steps,
                  const std::atomic<bool>* stop) {
    Answers answers{};
    if (level.ruleset != level::Ruleset::Temple) return answers;
    const auto field = play::temple::Field::make(level, map);
    play::temple::Proof proof;
    if (field) proof = play::temple::prove(*field, {steps, stop});
    const auto board = deduce::Board::of(map, level::objectivesOf(level));
    const Question question{.level = level,
                            .map = map,
                            .field = field ? *field : nullptr,
                            .proof = proof,
                            .board = board ? &*board : nullptr,
                            .steps = steps,
                            .stop = stop};
    for (const level::MechanicInfo& one : level::kMechanics) {
        if (stop != nullptr && *stop) break;
        answers[static_cast<std::size_t>(one.mechanic)] = needOf(one.mechanic, question);
    }
    return answers;
}

void AnswerCounts::add(const Answers& answers) {
    for (std::size_t i = 0; i < answers.size(); ++i)
        ++counts_[i][static_cast<std::size_t>(answers[i])];
    ++seeds_;
}

Need AnswerCounts::usual(Mechanic mechanic) const {
    Need usual = count(mechanic, Need::Undecided) > 0 ? Need::Undecided : Need::Absent;
    int most = 0;
    for (const Need need : {Need::Needed, Need::Useful, Need::Decoration}) {
        if (count(mechanic, need) <= most) continue;
        usual = need;
        most = count(mechanic, need);
    }
    return usual;
}

}  // namespace mazeloom::analyse::needs
