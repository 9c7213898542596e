// SPDX-License-Identifier: MIT
// Computes everything that can be known of a board. The hero walks to every safe cell, which shows
// new numbers, and the easiest rule that finds something is applied; this is repeated until no rule
// finds anything.
//
// Rules are allowed grade by grade. A cell's grade is the grade of the hardest rule needed to know
// the cell: with easier rules alone the cell stays unknown, in whatever order these rules are
// applied.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/analyse/deduce/certificate.h"
#include "core/level/no_guess.h"
#include "core/play/temple/rules/numbers.h"

namespace mazeloom::analyse::deduce {

/// Higher than any grade.
inline constexpr std::uint8_t kNever = 0xff;
using level::kHighestGrade;

struct Closure {
    Notes known;    ///< for each cell, its Known state
    Notes grade;    ///< the grade by which each cell was decided; 0: given; kNever: unknown
    Notes reached;  ///< the grade at which the hero reaches each cell; kNever if never
    Certificate certificate;

    Known of(grid::Point cell) const { return static_cast<Known>(known.at(cell)); }
};

/// Returns the closure under the rules up to `highestGrade` (1–4). Once `stop` is set, the result
/// is meaningless.
Closure closureOf(const Board& board, play::temple::Numbers numbers,
                  int highestGrade = kHighestGrade, const std::atomic<bool>* stop = nullptr);

/// Returns the grade at which all aims and enough coins are reached; nullopt if some are never
/// reached.
std::optional<int> gradeOf(const Board& board, const Closure& closure);
/// Does the same, given only Closure::reached.
std::optional<int> gradeOf(const Board& board, const Notes& reached);

/// Returns a goal that is never reached: the first cell of the first such aim, or the first such
/// coin; nullopt if all aims and enough coins are reached, or if the missing goal has no cell.
std::optional<grid::Point> unreachedGoal(const Board& board, const Notes& reached);

/// Returns the unknown cells onto which the hero could step from a reached cell, in storage order.
std::vector<grid::Point> frontierOf(const Board& board, const Closure& closure);

}  // namespace mazeloom::analyse::deduce
