// SPDX-License-Identifier: MIT
// All that can be known of a board: the hero walks where it is safe, new numbers show where he has
// come by, and the lowest rule that gives anything is applied until none does.
//
// Grades are opened one after the other. A cell's grade is the highest rule that somebody needs to
// know of it, whatever order he thinks in: with fewer rules it stays unknown.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/analyse/deduce/certificate.h"
#include "core/play/temple/rules/numbers.h"

namespace mazeloom::analyse::deduce {

/// No grade is as high.
inline constexpr std::uint8_t kNever = 0xff;
inline constexpr int kHighestGrade = 4;

struct Closure {
    Notes known;    ///< as Known
    Notes grade;    ///< of each cell that was decided; 0: it was given; kNever: it is unknown
    Notes reached;  ///< the grade at which the hero comes there; kNever where he does not
    Certificate certificate;

    Known of(grid::Point cell) const { return static_cast<Known>(known.at(cell)); }
};

/// With rules up to `highestGrade` (1–4). Once `stop` is set, what is given is worth nothing.
Closure closureOf(const Board& board, play::temple::Numbers numbers,
                  int highestGrade = kHighestGrade, const std::atomic<bool>* stop = nullptr);

/// The grade at which all aims and enough coins are reached; nothing where some never are.
std::optional<int> gradeOf(const Board& board, const Closure& closure);
/// The same of Closure::reached.
std::optional<int> gradeOf(const Board& board, const Notes& reached);

/// Something that has to be reached and never is: the first cell of the first such aim, or the
/// first such coin. Nothing where all are reached, and where what is missing is nowhere.
std::optional<grid::Point> unreachedGoal(const Board& board, const Notes& reached);

/// Where the closure ends: unknown cells that the hero could step on, in storage order.
std::vector<grid::Point> frontierOf(const Board& board, const Closure& closure);

}  // namespace mazeloom::analyse::deduce
