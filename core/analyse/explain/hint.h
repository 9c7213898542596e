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

/// Upper bound on partial placements for a hint (see deduce::kMostBeginnings): chances that would
/// exceed it are not computed, so that a hint does not take long.
inline constexpr std::size_t kMostCounted = std::size_t{1} << 16;

struct Hint {
    enum class Kind : std::uint8_t {
        Deduction,  ///< the numbers prove that a cell is safe
        Given,      ///< a cell is visibly safe, for example because something lies there
        Guess,      ///< no deduction leads on: the hint is a cell of the least risk
        Nothing,    ///< the hero has been everywhere in reach
    };

    Kind kind = Kind::Nothing;
    /// The steps of reasoning in order; the last step is about the cell to go to.
    std::vector<Explanation> steps;
};

/// Returns a hint about a cell that the hero has not visited, and can reach over cells that are
/// known to be safe. Prefers the easiest rule, then the fewest rounds of reasoning, then the
/// nearest cell; for guesses, the least risk, then the nearest cell. If no single number helps,
/// cells that are visibly safe come before harder rules, because new numbers may show there. Once
/// `stop` is set, the result is meaningless.
Hint easiestDeduction(const Seen& seen, const std::atomic<bool>* stop = nullptr);

/// Returns the steps of reasoning by which the player could know a cell without going there; the
/// last step is about the cell itself. If the cell cannot be known, returns only the explanation of
/// the unknown cell, with its chance of a trap. Once `stop` is set, the result is meaningless.
std::vector<Explanation> couldBeKnown(const Seen& seen, grid::Point cell,
                                      const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::analyse::explain
