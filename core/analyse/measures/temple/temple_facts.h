// SPDX-License-Identifier: MIT
// What the measures of a temple share: its board, what can be known of it, and its proof.
#pragma once

#include <memory>
#include <optional>

#include "core/analyse/deduce/closure.h"
#include "core/analyse/measure/subject.h"
#include "core/play/temple/prove/prove.h"

namespace mazeloom::analyse {

/// Nothing where a player could not see what to do: a trap under a thing, or no hero.
struct BoardFact {
    explicit BoardFact(const Subject& subject);
    std::optional<deduce::Board> board;
};

/// The grade at which all objectives are within reach of who deduces.
template <play::temple::Numbers kNumbers>
struct GradeFact {
    explicit GradeFact(const Subject& subject);
    std::int64_t grade = 0;     ///< 0: no deduction is needed; kGuess: somebody has to guess
    std::int64_t frontier = 0;  ///< cells in reach that nobody can know of
};
inline constexpr std::int64_t kGuess = deduce::kHighestGrade + 1;

/// The map as it is played: for what its level asks for; where that is not known for all coins, and
/// the exit where there is one. Null where it cannot be played.
struct FieldFact {
    explicit FieldFact(const Subject& subject);
    std::shared_ptr<const play::temple::Field> field;
};

/// Of a map whose level is known.
struct ProofFact {
    explicit ProofFact(const Subject& subject);
    play::temple::Proof proof;  ///< undecided where the map cannot be played
};

}  // namespace mazeloom::analyse
