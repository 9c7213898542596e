// SPDX-License-Identifier: MIT
// What deduction is about: which cells are open, which of them may hold a trap, and which do. A
// player sees all but the last; numbers tell of that.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

#include "core/grid/grid.h"
#include "core/level/map/map.h"
#include "core/level/objectives.h"
#include "core/problem.h"

namespace mazeloom::analyse::deduce {

/// Two cells of frame: numbers are shown up to two cells from the hero, and ask one cell further.
inline constexpr int kFrame = 2;
using Notes = grid::Grid<std::uint8_t, kFrame>;

/// What the hero has to reach: one of these cells.
using Aim = std::vector<grid::Point>;

class Board {
  public:
    enum Note : std::uint8_t {
        kLeaveUp = 0x01,  ///< a step up leads to an open cell; the other directions follow
        kLeaves = 0x0f,
        kOpen = 0x10,         ///< can be walked, and shows a number
        kMayHoldTrap = 0x20,  ///< as far as a player sees before there are numbers
        kTrap = 0x40,
    };

    /// All open, without a trap, without an aim.
    Board(grid::Size size, grid::Point start);
    /// Of a temple. What a player sees of it says that no trap lies under a thing, at the start, or
    /// on terrain that would hide it: a map that has one there is refused, with its cell.
    static tl::expected<Board, Problem> of(const level::Map& map,
                                           const level::Objectives& objectives);
    /// What a player sees of a temple whose hero is there: no trap, and no aim. For who is told the
    /// numbers (Deduction::tell).
    static Board asShown(const level::Map& map, grid::Point hero);

    grid::Size size() const { return notes_.size(); }
    grid::Point start() const { return start_; }
    const Notes& notes() const { return notes_; }
    bool isOpen(grid::Index i) const { return (notes_[i] & kOpen) != 0; }
    bool mayHoldTrap(grid::Index i) const { return (notes_[i] & kMayHoldTrap) != 0; }
    bool isTrap(grid::Index i) const { return (notes_[i] & kTrap) != 0; }
    /// Traps among the eight neighbours.
    int numberAt(grid::Index i) const;

    /// Closes a cell. Boards of a map are never changed.
    void close(grid::Point cell);
    /// Everybody sees that no trap is there.
    void clear(grid::Point cell);
    /// Lays a trap on an open cell that is not the start, or takes it away.
    void setTrap(grid::Point cell, bool isTrap);
    void addAim(Aim aim) { aims_.push_back(std::move(aim)); }

    /// All have to be reached.
    const std::vector<Aim>& aims() const { return aims_; }
    /// So many of these have to be reached, too.
    const std::vector<grid::Point>& coins() const { return coins_; }
    std::size_t coinsWanted() const { return coinsWanted_; }

  private:
    void linkCells(const level::CellGrid* cells);
    void closeEmitters(const level::Map& map);

    grid::Point start_;
    Notes notes_;
    std::vector<Aim> aims_;
    std::vector<grid::Point> coins_;
    std::size_t coinsWanted_ = 0;
};

/// The storage steps to the eight neighbours, row by row. That of 7 − i is the opposite of that of
/// i.
std::array<std::ptrdiff_t, 8> stepsAround(int stride);

inline grid::Index shifted(grid::Index i, std::ptrdiff_t step) {
    return static_cast<grid::Index>(static_cast<std::ptrdiff_t>(i) + step);
}

}  // namespace mazeloom::analyse::deduce
