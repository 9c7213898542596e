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
    mpq_class chance;  ///< the chance of a trap
};

/// Returns the risk of each unknown cell that the hero could step on, in storage order. If no
/// number is beside a cell, its risk is the board's density. Returns nullopt if there are too many
/// placements to count.
std::optional<std::vector<Risk>> risksOf(const Board& board, const Deduction& deduction);

struct Guesses {
    std::size_t count = 0;  ///< guesses until aims and coins are reached
    std::size_t wrong = 0;  ///< guesses that hit a trap
};

/// Deduces everything that follows, then reveals the cell of least risk (the first of several), and
/// repeats this until aims and coins are reached. Returns nullopt if they cannot be reached at all,
/// if risks cannot be counted, or if `stop` is set.
std::optional<Guesses> fewestGuesses(const Board& board, play::temple::Numbers numbers,
                                     int highestGrade = kHighestGrade,
                                     const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::analyse::deduce
