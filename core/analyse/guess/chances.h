// SPDX-License-Identifier: MIT
// Computes the exact chance of a trap in cells that no deduction decides. Counts all placements of
// traps that satisfy the numbers. A placement's weight is its probability if each unknown cell,
// independently of the others, holds a trap with the odds given (for a board, its density of
// traps).
#pragma once

#include <atomic>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include <gmpxx.h>

#include "core/analyse/deduce/component.h"

namespace mazeloom::analyse::deduce {

/// The numbers of cells with a trap and of cells without one, among all cells that may hold a trap.
struct Odds {
    unsigned long traps = 0;
    unsigned long others = 0;
};
Odds oddsOf(const Board& board);

/// Upper bound on the partial placements that are stored, which take some hundred megabytes.
inline constexpr std::size_t kMostBeginnings = std::size_t{1} << 20;

/// Returns for each cell of a component, in order, the chance that it holds a trap. Returns nullopt
/// if there are more than `most` partial placements, or no placement at all, or once `stop` is set.
std::optional<std::vector<mpq_class>> chancesIn(const Knowledge& knowledge,
                                                const Component& component, Odds odds,
                                                const std::atomic<bool>* stop = nullptr,
                                                std::size_t most = kMostBeginnings);

/// Returns the chance of a trap for each of the given unknown cells, in order; nullopt for a cell
/// whose component has no result from chancesIn(). For a cell without a number beside it, the
/// chance is the board's density.
std::vector<std::optional<mpq_class>> chancesOf(const Knowledge& knowledge,
                                                std::span<const grid::Point> cells,
                                                const std::atomic<bool>* stop = nullptr,
                                                std::size_t most = kMostBeginnings);

}  // namespace mazeloom::analyse::deduce
