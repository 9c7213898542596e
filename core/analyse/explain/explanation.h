// SPDX-License-Identifier: MIT
// The reason why a cell is known to be safe or a trap, or the chance of a trap in an unknown cell.
// Contains only ids and numbers; the view makes a sentence in the reader's language.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/analyse/deduce/certificate.h"
#include "core/analyse/deduce/knowledge.h"
#include "core/grid/point.h"

namespace mazeloom::analyse::explain {

/// A number as a player sees it.
struct ShownNumber {
    grid::Point cell;
    int value = 0;  ///< 0–8

    friend bool operator==(const ShownNumber&, const ShownNumber&) = default;
};

/// The chance of a trap in a cell whose state is not certain.
struct Chance {
    /// The largest denominator of a fraction that is shown.
    static constexpr int kLargest = 100;

    int permille = 0;  ///< rounded, but always 1–999, because the state is not certain
    int traps = 0;  ///< the chance as `traps` in `of`, in lowest terms; both 0 if `of` would exceed
                    ///< kLargest
    int of = 0;

    friend bool operator==(const Chance&, const Chance&) = default;
};

struct Explanation {
    grid::Point cell;
    deduce::Known known = deduce::Known::Unknown;
    /// The rule that decided the cell. nullopt for an unknown cell, and for a cell that is visibly
    /// safe: the start, cells under things, cells that the hero has visited.
    std::optional<deduce::Rule> rule;
    /// For a known cell, the numbers from which its state follows; for an unknown cell, the shown
    /// numbers around it.
    std::vector<ShownNumber> numbers;
    /// The chance of a trap on an unknown cell; nullopt if there are too many placements.
    std::optional<Chance> chance;

    friend bool operator==(const Explanation&, const Explanation&) = default;
};

Explanation explanationOf(const deduce::Board& board, const deduce::Certificate& certificate,
                          const deduce::Certificate::Line& line);

/// Explains an unknown cell.
Explanation explanationOf(const deduce::Knowledge& knowledge, grid::Index unknown,
                          std::optional<Chance> chance);

}  // namespace mazeloom::analyse::explain
