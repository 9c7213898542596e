// SPDX-License-Identifier: MIT
// Counts the guesses of a player who always takes the least risk.
#pragma once

#include <atomic>
#include <cstddef>
#include <optional>
#include <vector>

#include <gmpxx.h>

#include "core/analyse/deduce/closure.h"
#include "core/analyse/deduce/deduction.h"

namespace mazeloom::analyse::deduce {

struct Risk {
    grid::Point cell;
    mpq_class chance;  ///< of a trap
};

/// Returns the risk of each unknown cell that the hero could step on, in storage order: the board's
/// density if no number is beside it. Returns nullopt if there are too many placements to count.
std::optional<std::vector<Risk>> risksOf(const Board& board, const Deduction& deduction);

struct Guesses {
    std::size_t count = 0;  ///< guesses until aims and coins are reached
    std::size_t wrong = 0;  ///< guesses that hit a trap
};

/// Deduces what follows, takes the first cell of least risk, sees what is there, and so on. Returns
/// nullopt if the aims cannot be reached at all, if risks cannot be counted, or if `stop` is set.
std::optional<Guesses> fewestGuesses(const Board& board, play::temple::Numbers numbers,
                                     int highestGrade = kHighestGrade,
                                     const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::analyse::deduce
