// SPDX-License-Identifier: MIT
// What helps a player on: the easiest deduction that is left, or the least risk. And whether the
// trap that ended an attempt could have been known.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "core/analyse/explain/explanation.h"
#include "core/analyse/explain/seen.h"

namespace mazeloom::analyse::explain {

/// Where there are more ways to place traps than this takes, their chances are not counted: who
/// waits for a hint waits no longer.
inline constexpr std::size_t kMostCounted = std::size_t{1} << 16;

struct Hint {
    enum class Kind : std::uint8_t {
        Deduction,  ///< a cell is safe by what the numbers say
        Given,      ///< a cell is safe since something lies there
        Guess,      ///< nothing that is known leads on: a cell of the least risk
        Nothing,    ///< the hero has been everywhere that he could go
    };

    Kind kind = Kind::Nothing;
    /// What to think of, one after the other; the last is about the cell to go to.
    std::vector<Explanation> steps;
};

/// A cell that the hero has not been in, and can go to over cells that are known to be safe. Of
/// those that the lowest rule and the fewest rounds of thought give, the nearest; of guesses, the
/// least risky, then the nearest. Where one number tells nothing, cells that everybody sees to be
/// safe come before harder thoughts: new numbers may show there. Once `stop` is set, what is given
/// is worth nothing.
Hint easiestDeduction(const Seen& seen, const std::atomic<bool>* stop = nullptr);

/// What the player could know of a cell without going there: the thoughts that lead to it, the last
/// about the cell itself. Where that is unknown there is just this one, with its chance. Once
/// `stop` is set, what is given is worth nothing.
std::vector<Explanation> couldBeKnown(const Seen& seen, grid::Point cell,
                                      const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::analyse::explain
