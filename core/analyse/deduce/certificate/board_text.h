// SPDX-License-Identifier: MIT
// A board in the form in which the file of a certificate stores it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/analyse/deduce/board/board.h"
#include "core/grid/direction.h"

namespace mazeloom::analyse::deduce {

/// The characters that stand for cells.
struct BoardGlyph {
    static constexpr char kSolid = '#';
    static constexpr char kClear = '!';  ///< open, and visibly without a trap
    static constexpr char kNoTrap = '.';
    static constexpr char kTrap = 'x';
};

/// An impossible step between two open cells: it would enter a one-way door from a wrong side.
struct BlockedStep {
    grid::Point from;
    grid::Direction direction = grid::Direction::Up;

    friend bool operator==(const BlockedStep&, const BlockedStep&) = default;
};

struct BoardText {
    grid::Point start;
    std::vector<std::string> rows;
    std::vector<BlockedStep> blocked;  ///< row by row
    std::vector<Aim> aims;
    std::vector<grid::Point> coins;
    std::size_t coinsWanted = 0;

    friend bool operator==(const BoardText&, const BoardText&) = default;
};

BoardText textOf(const Board& board);

/// Returns the first difference of two boards, as a sentence without a full stop; nullopt if they
/// are equal.
std::optional<std::string> differenceOf(const BoardText& told, const BoardText& found);

}  // namespace mazeloom::analyse::deduce
