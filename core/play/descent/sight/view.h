// SPDX-License-Identifier: MIT
// The cells that are seen from a cell, stored as a small window around it with one bit per cell, so
// that no turn has to visit all cells of the map.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/grid/point.h"

namespace mazeloom::play::descent {

/// Greatest distance of sight, in cells (RULES.md D-7.1).
inline constexpr int kSightRadius = 8;

class View {
  public:
    static constexpr int kSide = 2 * kSightRadius + 1;

    View() = default;
    /// Makes a view in which only the cell itself is seen.
    explicit View(grid::Point from) : from_(from) { mark({0, 0}); }

    grid::Point from() const { return from_; }
    /// Returns the rectangle that contains all seen cells.
    grid::Rect window() const {
        return {from_.x - kSightRadius, from_.y - kSightRadius, kSide, kSide};
    }

    /// Whether a cell is seen; false for all cells outside the window.
    bool sees(grid::Point p) const {
        const auto column = static_cast<unsigned>(p.x - from_.x + kSightRadius);
        const auto row = static_cast<unsigned>(p.y - from_.y + kSightRadius);
        return column < kSide && row < kSide && (rows_[row] >> column & 1u) != 0;
    }

    /// Calls `visit(grid::Point)` for each cell that is seen, row by row from the top left.
    template <typename Visit>
    void forEach(Visit&& visit) const {
        for (int row = 0; row < kSide; ++row) {
            for (std::uint32_t bits = rows_[static_cast<std::size_t>(row)]; bits != 0;
                 bits &= bits - 1) {
                visit(grid::Point{from_.x - kSightRadius + std::countr_zero(bits),
                                  from_.y - kSightRadius + row});
            }
        }
    }

    /// Forgets the cells for which `keeps(grid::Point)` is false.
    template <typename Keeps>
    void keep(const Keeps& keeps) {
        for (int row = 0; row < kSide; ++row) {
            std::uint32_t& seen = rows_[static_cast<std::size_t>(row)];
            for (std::uint32_t bits = seen; bits != 0; bits &= bits - 1) {
                const int column = std::countr_zero(bits);
                if (!keeps(from_ + grid::Point{column - kSightRadius, row - kSightRadius}))
                    seen &= ~(std::uint32_t{1} << column);
            }
        }
    }

    int count() const {
        int cells = 0;
        for (const std::uint32_t row : rows_)
            cells += std::popcount(row);
        return cells;
    }

    /// Marks a cell. `offset` is relative to the viewer's cell; neither coordinate exceeds the
    /// radius.
    void mark(grid::Point offset) {
        markRow(offset.y, std::uint32_t{1} << (offset.x + kSightRadius));
    }
    /// Marks cells of a row: bit i is column i − kSightRadius.
    void markRow(int row, std::uint32_t seen) {
        rows_[static_cast<std::size_t>(row + kSightRadius)] |= seen;
    }
    /// Forgets cells outside a map of this size.
    void clip(grid::Size map);

    friend bool operator==(const View&, const View&) = default;

  private:
    grid::Point from_;
    std::array<std::uint32_t, kSide> rows_{};
};

}  // namespace mazeloom::play::descent
