// SPDX-License-Identifier: MIT
// Why a cell is known to be safe or a trap, or how likely a trap is there. Ids and numbers only:
// who shows it makes the sentence, in the reader's language.
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

/// How likely a trap is where nothing is certain.
struct Chance {
    /// A fraction with a larger denominator says nothing to a reader.
    static constexpr int kLargest = 100;

    int permille = 0;  ///< rounded, but 1–999: it is not certain
    int traps = 0;     ///< `traps` in `of`, in lowest terms; 0 in 0 where that takes larger numbers
    int of = 0;

    friend bool operator==(const Chance&, const Chance&) = default;
};

struct Explanation {
    grid::Point cell;
    deduce::Known known = deduce::Known::Unknown;
    /// Nothing of a cell that is unknown, or where everybody sees that it is safe: the start, cells
    /// under things, cells that the hero has been in.
    std::optional<deduce::Rule> rule;
    /// Of a known cell, those that it follows from; of an unknown one, those around it.
    std::vector<ShownNumber> numbers;
    /// Of a trap on an unknown cell; nothing where there are too many placements to count.
    std::optional<Chance> chance;

    friend bool operator==(const Explanation&, const Explanation&) = default;
};

Explanation explanationOf(const deduce::Board& board, const deduce::Certificate& certificate,
                          const deduce::Certificate::Line& line);

/// Of a cell that is unknown.
Explanation explanationOf(const deduce::Knowledge& knowledge, grid::Index unknown,
                          std::optional<Chance> chance);

}  // namespace mazeloom::analyse::explain
