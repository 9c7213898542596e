// SPDX-License-Identifier: MIT
// Hints for a player: the easiest remaining deduction, or the least risk. Also tells whether the
// trap that ended an attempt could have been known.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "core/analyse/explain/explanation.h"
#include "core/analyse/explain/seen.h"

namespace mazeloom::analyse::explain {

/// Upper bound on partial placements for a hint (see deduce::kMostBeginnings): beyond it chances
/// are not computed, so that a hint does not take long.
inline constexpr std::size_t kMostCounted = std::size_t{1} << 16;

struct Hint {
    enum class Kind : std::uint8_t {
        Deduction,  ///< a cell is safe by what the numbers say
        Given,      ///< a cell is safe since something lies there
        Guess,      ///< no deduction leads on: a cell of the least risk
        Nothing,    ///< the hero has been everywhere in reach
    };

    Kind kind = Kind::Nothing;
    /// The thoughts in order; the last is about the cell to go to.
    std::vector<Explanation> steps;
};

/// Returns a hint about a cell that the hero has not visited, and can reach over cells that are
/// known to be safe. Prefers the lowest rule, then the fewest rounds of thought, then the nearest
/// cell; for guesses, the least risk, then the nearest. If no single number helps, cells that are
/// visibly safe come before harder thoughts: new numbers may show there. Once `stop` is set, the
/// result is meaningless.
Hint easiestDeduction(const Seen& seen, const std::atomic<bool>* stop = nullptr);

/// Returns what the player could know of a cell without going there: the thoughts that lead to it,
/// the last about the cell itself. If the cell is unknown there is only this one, with its chance.
/// Once `stop` is set, the result is meaningless.
std::vector<Explanation> couldBeKnown(const Seen& seen, grid::Point cell,
                                      const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::analyse::explain
