// SPDX-License-Identifier: MIT
// How often somebody has to guess who always takes the least risk.
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

/// Of each unknown cell that the hero could step on, in storage order. Those beside no number have
/// the chance of the board's density. Nothing where too many placements would have to be counted.
std::optional<std::vector<Risk>> risksOf(const Board& board, const Deduction& deduction);

struct Guesses {
    std::size_t count = 0;  ///< until aims and coins are reached
    std::size_t wrong = 0;  ///< of these, traps
};

/// Deduces what follows, takes the cell of least risk, the first of several, sees what is there,
/// and so on. Nothing where aims are reached over no cell at all, risks cannot be counted, or
/// `stop` is set meanwhile.
std::optional<Guesses> fewestGuesses(const Board& board, play::temple::Numbers numbers,
                                     int highestGrade = kHighestGrade,
                                     const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::analyse::deduce
