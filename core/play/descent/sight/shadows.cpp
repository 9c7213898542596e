// SPDX-License-Identifier: MIT
#include "core/play/descent/sight/shadows.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/grid/floored.h"
#include "core/play/descent/sight/sight.h"

namespace mazeloom::play::descent {

namespace {

constexpr int ceilOf(int numerator, int denominator) {
    return -grid::floorDivided(-numerator, denominator);
}

/// Returns the number of a column's bit. Columns are counted from the viewer's column, which is 0.
constexpr int bitOf(int column) {
    return column + kSightRadius;
}

/// Returns the bits of the columns first … last; none if first > last.
constexpr std::uint32_t bitsOf(int first, int last) {
    if (first > last) return 0;
    return (std::uint32_t{2} << bitOf(last)) - (std::uint32_t{1} << bitOf(first));
}

/// A line through the viewer's centre, stored by its intersections with the rows. For each row,
/// these are the first columns of a beam that begins at this line, and the last columns of a beam
/// that ends at it.
struct Slope {
    struct Cut {
        std::int8_t firstTouched = 0;
        std::int8_t firstWithin = 0;  ///< first column whose cell has its centre within the beam
        std::int8_t lastTouched = 0;
        std::int8_t lastWithin = 0;
    };
    std::array<Cut, kSightRadius + 1> at{};  ///< by the row's depth
};

/// Returns the line that goes `columns` to the side in `rows` rows.
constexpr Slope slope(int columns, int rows) {
    Slope slope;
    for (int depth = 1; depth <= kSightRadius; ++depth) {
        // The line cuts the row at depth · columns / rows; a cell reaches half a column to either
        // side.
        const int cut = depth * columns;
        slope.at[static_cast<std::size_t>(depth)] = {
            static_cast<std::int8_t>(grid::floorDivided(2 * cut + rows, 2 * rows)),
            static_cast<std::int8_t>(ceilOf(cut, rows)),
            static_cast<std::int8_t>(ceilOf(2 * cut - rows, 2 * rows)),
            static_cast<std::int8_t>(grid::floorDivided(cut, rows))};
    }
    return slope;
}

constexpr Slope kLeftDiagonal = slope(-1, 1);
constexpr Slope kRightDiagonal = slope(1, 1);

/// The lines through the middle of each cell's left edge, indexed by depth and by bitOf(column).
using Edges = std::array<std::array<Slope, View::kSide>, kSightRadius + 1>;

constexpr Edges allEdges() {
    Edges edges{};
    for (int depth = 1; depth <= kSightRadius; ++depth) {
        for (int column = -kSightRadius; column <= kSightRadius; ++column) {
            edges[static_cast<std::size_t>(depth)][static_cast<std::size_t>(bitOf(column))] =
                slope(2 * column - 1, 2 * depth);
        }
    }
    return edges;
}

constexpr Edges kEdges = allEdges();

/// Half the width of the disc in columns, by radius and depth; negative beyond the disc.
using Widths = std::array<std::array<std::int8_t, kSightRadius + 1>, kSightRadius + 1>;

constexpr Widths allWidths() {
    Widths widths{};
    for (int radius = 0; radius <= kSightRadius; ++radius) {
        widths[static_cast<std::size_t>(radius)].fill(-1);
        for (int depth = 0; depth <= radius; ++depth) {
            int width = 0;
            // (radius + ½)² is a quarter more than radius² + radius.
            while (depth * depth + (width + 1) * (width + 1) <= radius * radius + radius)
                ++width;
            widths[static_cast<std::size_t>(radius)][static_cast<std::size_t>(depth)] =
                static_cast<std::int8_t>(width);
        }
    }
    return widths;
}

constexpr Widths kWidths = allWidths();

/// Returns the left edge of the cell with this bit.
const Slope* leftEdge(std::size_t depth, int bit) {
    return &kEdges[depth][static_cast<std::size_t>(bit)];
}

/// Transposes an 8 × 8 block of bits, which has one byte per row.
constexpr std::uint64_t transposed(std::uint64_t block) {
    const auto swap = [&block](int distance, std::uint64_t which) {
        const std::uint64_t differing = (block ^ (block >> distance)) & which;
        block ^= differing ^ (differing << distance);
    };
    // Swaps single cells, then blocks of two by two, then blocks of four by four.
    swap(7, 0x00aa00aa00aa00aa);
    swap(14, 0x0000cccc0000cccc);
    swap(28, 0x00000000f0f0f0f0);
    return block;
}
constexpr int kBlock = 8;
static_assert(kSightRadius == kBlock);

/// A quadrant around the viewer's cell. Its rows lie in the direction `Ahead`.
template <grid::Direction Ahead>
class Quarter {
  public:
    Quarter(const level::CellGrid& cells, grid::Point from, int radius)
        : centre_(&cells.at(from)),
          stepAhead_(cells.step(Ahead)),
          stepAside_(cells.step(kAside)),
          widths_(kWidths[static_cast<std::size_t>(radius)]) {}

    /// Scans a row, and the rows behind it, within the beam from `start` to `end`.
    void scan(std::size_t depth, const Slope* start, const Slope* end) {
        for (;; ++depth) {
            const int width = widths_[depth];
            const int first = std::max<int>(start->at[depth].firstTouched, -width);
            const int last = std::min<int>(end->at[depth].lastTouched, width);
            std::uint32_t open = openCells(depth, first, last);
            seen_[depth] |= bitsOf(first, last) & ~open;
            seen_[depth] |= open & bitsOf(start->at[depth].firstWithin, end->at[depth].lastWithin);
            if (open == 0 || depth == kSightRadius) return;
            // Each run of open cells lets a beam through. The last beam is followed in this loop.
            for (;;) {
                const int left = std::countr_zero(open);
                const int right = left + std::countr_one(open >> left);
                const Slope* const from = left > bitOf(first) ? leftEdge(depth, left) : start;
                const Slope* const to = right <= bitOf(last) ? leftEdge(depth, right) : end;
                open &= ~std::uint32_t{0} << right;
                if (open == 0) {
                    start = from;
                    end = to;
                    break;
                }
                scan(depth + 1, from, to);
            }
        }
    }

    void markIn(View& view) const {
        if constexpr (kAside == grid::Direction::Right) {
            for (int depth = 1; depth <= kSightRadius; ++depth)
                view.markRow(grid::offset(Ahead).y * depth, seen_[static_cast<std::size_t>(depth)]);
        } else {
            for (int first = 0; first < View::kSide; first += kBlock)
                markBlock(view, first);
        }
    }

  private:
    static constexpr grid::Direction kAside =
        grid::offset(Ahead).x == 0 ? grid::Direction::Right : grid::Direction::Down;

    /// Returns the bits of the cells that let sight pass, from the columns `first` to `last` of a
    /// row.
    std::uint32_t openCells(std::size_t depth, int first, int last) const {
        const level::Cell* const row = centre_ + static_cast<std::ptrdiff_t>(depth) * stepAhead_;
        std::uint32_t open = 0;
        for (int column = first; column <= last; ++column) {
            const bool isOpen = !row[column * stepAside_].isOpaque();
            open |= static_cast<std::uint32_t>(isOpen) << bitOf(column);
        }
        return open;
    }

    /// Marks 8 × 8 cells of the left or right quadrant, beginning with bit `first`. The rows of
    /// such a quadrant are columns of the view.
    void markBlock(View& view, int first) const {
        std::uint64_t block = 0;
        for (int i = 0; i < kBlock; ++i) {
            const int depth = Ahead == grid::Direction::Right ? i + 1 : kSightRadius - i;
            const std::uint64_t row = seen_[static_cast<std::size_t>(depth)] >> first & 0xff;
            block |= row << (kBlock * i);
        }
        if (block == 0) return;
        block = transposed(block);
        constexpr int kLeftmost = Ahead == grid::Direction::Right ? kSightRadius + 1 : 0;
        for (int i = 0; i < kBlock && first + i < View::kSide; ++i, block >>= kBlock)
            view.markRow(first + i - kSightRadius, static_cast<std::uint32_t>(block & 0xff)
                                                       << kLeftmost);
    }

    const level::Cell* centre_;
    std::ptrdiff_t stepAhead_;
    std::ptrdiff_t stepAside_;
    const std::array<std::int8_t, kSightRadius + 1>& widths_;
    std::array<std::uint32_t, kSightRadius + 1> seen_{};  ///< bits by depth; see bitOf()
};

template <grid::Direction Ahead>
void castAhead(const level::CellGrid& cells, grid::Point from, int radius, View& view) {
    Quarter<Ahead> quarter(cells, from, radius);
    quarter.scan(1, &kLeftDiagonal, &kRightDiagonal);
    quarter.markIn(view);
}

}  // namespace

View castShadows(const level::CellGrid& cells, grid::Point from, int radius) {
    View view(from);
    castAhead<grid::Direction::Up>(cells, from, radius, view);
    castAhead<grid::Direction::Right>(cells, from, radius, view);
    castAhead<grid::Direction::Down>(cells, from, radius, view);
    castAhead<grid::Direction::Left>(cells, from, radius, view);
    return view;
}

}  // namespace mazeloom::play::descent
