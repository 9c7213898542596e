// SPDX-License-Identifier: MIT
// A board in the form in which a certificate's file has it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/analyse/deduce/board/board.h"
#include "core/grid/direction.h"

namespace mazeloom::analyse::deduce {

/// The characters of cells.
struct BoardGlyph {
    static constexpr char kSolid = '#';
    static constexpr char kClear = '!';  ///< open, and visibly without a trap
    static constexpr char kNoTrap = '.';
    static constexpr char kTrap = 'x';
};

/// A step between two open cells that cannot be walked: a one-way door is in between.
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

/// Returns where two boards differ first, as a sentence without a full stop; nullopt if they are
/// equal.
std::optional<std::string> differenceOf(const BoardText& told, const BoardText& found);

}  // namespace mazeloom::analyse::deduce
