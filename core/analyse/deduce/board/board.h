// SPDX-License-Identifier: MIT
// The board on which traps are deduced: which cells are open, which of them may hold a trap, and
// which hold one. A player sees everything but the traps; numbers give clues about the traps.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

#include "core/grid/grid.h"
#include "core/level/map/map.h"
#include "core/level/objectives.h"
#include "core/problem.h"

namespace mazeloom::analyse::deduce {

/// The width of the frame around the board, in cells. Numbers are looked up as far as two cells
/// from the hero or from another number, without a check of the border.
inline constexpr int kFrame = 2;
using Notes = grid::Grid<std::uint8_t, kFrame>;

/// A goal of the hero: to reach any of these cells.
using Aim = std::vector<grid::Point>;

class Board {
  public:
    enum Note : std::uint8_t {
        kLeaveUp = 0x01,  ///< a step up leads to an open cell; the next bits: right, down, left
        kLeaves = 0x0f,
        kOpen = 0x10,         ///< can be walked on, and can show a number
        kMayHoldTrap = 0x20,  ///< may hold a trap, as far as a player sees without numbers
        kTrap = 0x40,
    };

    /// Makes a board with all cells open, without traps and aims.
    Board(grid::Size size, grid::Point start);
    /// Returns a temple's board. A player knows that no trap lies under a thing, at the start, or
    /// on terrain that would hide it. Returns a problem if a trap of the map lies in such a cell,
    /// if the map is not a temple, or if there is no hero on an open cell.
    static tl::expected<Board, Problem> of(const level::Map& map,
                                           const level::Objectives& objectives);
    /// Returns the board that a player sees of a temple with the hero at `hero`: without traps and
    /// aims. It is meant for a deduction that is told each number (Deduction::tell).
    static Board asShown(const level::Map& map, grid::Point hero);

    grid::Size size() const { return notes_.size(); }
    grid::Point start() const { return start_; }
    const Notes& notes() const { return notes_; }
    bool isOpen(grid::Index i) const { return (notes_[i] & kOpen) != 0; }
    bool mayHoldTrap(grid::Index i) const { return (notes_[i] & kMayHoldTrap) != 0; }
    bool isTrap(grid::Index i) const { return (notes_[i] & kTrap) != 0; }
    /// Returns the number of traps among the eight neighbours.
    int numberAt(grid::Index i) const;

    /// Makes a cell solid. The board must have been made without a map, because one-way doors of a
    /// map would be lost.
    void close(grid::Point cell);
    /// Marks a cell as visibly free of traps.
    void clear(grid::Point cell);
    /// Lays a trap on an open cell that is not the start, or removes it.
    void setTrap(grid::Point cell, bool isTrap);
    void addAim(Aim aim) { aims_.push_back(std::move(aim)); }

    /// Returns the aims, all of which have to be reached.
    const std::vector<Aim>& aims() const { return aims_; }
    /// Returns the cells of coins, of which at least coinsWanted() have to be reached, too.
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

/// Returns the storage steps to the eight neighbours, row by row. Step 7 − i is the opposite of
/// step i.
std::array<std::ptrdiff_t, 8> stepsAround(int stride);

inline grid::Index shifted(grid::Index i, std::ptrdiff_t step) {
    return static_cast<grid::Index>(static_cast<std::ptrdiff_t>(i) + step);
}

/// Returns the sentences of Board::of(), for translation.
std::span<const Sentence> boardSentences();

}  // namespace mazeloom::analyse::deduce
