// SPDX-License-Identifier: MIT
// Where nothing follows any more: the exact chance of a trap. All placements that make the numbers
// right count, each by how likely it is where every unknown cell holds a trap with the odds of the
// board's density.
#pragma once

#include <atomic>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include <gmpxx.h>

#include "core/analyse/deduce/component.h"

namespace mazeloom::analyse::deduce {

/// Traps against cells without one, among all that may hold one.
struct Odds {
    unsigned long traps = 0;
    unsigned long others = 0;
};
Odds oddsOf(const Board& board);

/// More ways to begin a placement than this are not followed: some hundred megabytes.
inline constexpr std::size_t kMostBeginnings = std::size_t{1} << 20;

/// Of the cells of a component, in their order: the chance that each holds a trap. Nothing where
/// there are more than `most` beginnings, or no placement at all; and once `stop` is set.
std::optional<std::vector<mpq_class>> chancesIn(const Knowledge& knowledge,
                                                const Component& component, Odds odds,
                                                const std::atomic<bool>* stop = nullptr,
                                                std::size_t most = kMostBeginnings);

/// The same of unknown cells, in their order, whatever components they are of. Cells beside no
/// number have the chance of the board's density.
std::vector<std::optional<mpq_class>> chancesOf(const Knowledge& knowledge,
                                                std::span<const grid::Point> cells,
                                                const std::atomic<bool>* stop = nullptr,
                                                std::size_t most = kMostBeginnings);

}  // namespace mazeloom::analyse::deduce
