// SPDX-License-Identifier: MIT
// The cells that an import reads, in little memory: half of what a grid of cells takes, because an
// import also holds the file's tiles and then the level's paint.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/level/map/map.h"

namespace mazeloom::exchange {

/// A grid of cells. It takes one byte per cell while it has held at most 256 different cells, and
/// two bytes after that.
class DrawnCells {
  public:
    DrawnCells() = default;
    /// Makes a grid of void.
    explicit DrawnCells(grid::Size size);
    explicit DrawnCells(const level::CellGrid& cells);

    grid::Size size() const { return isWide_ ? wide_.size() : narrow_.size(); }

    level::Cell at(grid::Point p) const { return isWide_ ? wide_.at(p) : cells_[narrow_.at(p)]; }
    void set(grid::Point p, level::Cell cell) {
        if (!isWide_ && cell != recent_) find(cell);
        if (isWide_) {
            wide_.at(p) = cell;
        } else {
            narrow_.at(p) = number_;
        }
    }

    level::CellGrid grid() const;

  private:
    /// Makes `cell` the recent one. Adds a cell that is new, which may make the grid wide.
    void find(level::Cell cell);

    bool isWide_ = false;
    grid::Grid<std::uint8_t> narrow_;  ///< numbers of cells
    level::CellGrid wide_;
    std::vector<level::Cell> cells_{level::Cell()};  ///< the different cells, by number
    std::unordered_map<level::Cell::Bits, std::uint8_t> numbers_{{level::Cell().bits(), 0}};
    level::Cell recent_;  ///< the cell that was set last
    std::uint8_t number_ = 0;
};

}  // namespace mazeloom::exchange
