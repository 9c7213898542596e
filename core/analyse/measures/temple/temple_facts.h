// SPDX-License-Identifier: MIT
// Data that the measures of a temple share: its board, what can be known of it, and its proof.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

#include "core/analyse/deduce/closure.h"
#include "core/analyse/facts/subject.h"
#include "core/play/temple/prove/prove.h"

namespace mazeloom::analyse {

/// The board; nullopt if nothing can be deduced on the map (deduce::Board::of), for example without
/// a hero.
struct BoardFact {
    explicit BoardFact(const Subject& subject);
    std::optional<deduce::Board> board;
};

/// The grade at which a deducing player can reach all objectives.
template <play::temple::Numbers kNumbers>
struct GradeFact {
    explicit GradeFact(const Subject& subject);
    std::int64_t grade = 0;  ///< 0: no deduction is needed; kGuess: a guess is needed
    /// The number of cells that are deduced by each rule, indexed by deduce::Rule.
    std::array<std::int64_t, deduce::kHighestGrade + 1> deduced{};
    std::int64_t beyondOneNumber = 0;  ///< cells that only rules above grade 1 decide
};
inline constexpr std::int64_t kGuess = deduce::kHighestGrade + 1;

/// The map as it is played, with its level's objectives. If the level is unknown, the objectives
/// are all coins, and the exit if there is one. `field` is null if the map cannot be played.
struct FieldFact {
    explicit FieldFact(const Subject& subject);
    std::shared_ptr<const play::temple::Field> field;
};

/// The proof that the map can be won, for its level's objectives.
struct ProofFact {
    explicit ProofFact(const Subject& subject);
    play::temple::Proof proof;  ///< undecided if the map cannot be played or its level is unknown
};

}  // namespace mazeloom::analyse
