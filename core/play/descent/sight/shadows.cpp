// SPDX-License-Identifier: MIT
#include "core/play/descent/sight/shadows.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/play/descent/sight/sight.h"

namespace mazeloom::play::descent {

namespace {

constexpr int floorOf(int numerator, int denominator) {
    const int quotient = numerator / denominator;
    return quotient * denominator > numerator ? quotient - 1 : quotient;
}
constexpr int ceilOf(int numerator, int denominator) {
    return -floorOf(-numerator, denominator);
}

/// A line through the centre, by where it cuts each row: the columns that a beam has of the row
/// which begins, or ends, with this line.
struct Slope {
    struct Cut {
        std::int8_t firstTouched = 0;
        std::int8_t firstWithin = 0;  ///< by its centre
        std::int8_t lastTouched = 0;
        std::int8_t lastWithin = 0;
    };
    std::array<Cut, kSightRadius + 1> at{};  ///< by the row's depth
};

/// `columns` to the side in `rows` rows.
constexpr Slope slope(int columns, int rows) {
    Slope slope;
    for (int depth = 1; depth <= kSightRadius; ++depth) {
        // The cut is at depth · columns / rows; a cell reaches half a column to either side.
        const int cut = depth * columns;
        slope.at[static_cast<std::size_t>(depth)] = {
            static_cast<std::int8_t>(floorOf(2 * cut + rows, 2 * rows)),
            static_cast<std::int8_t>(ceilOf(cut, rows)),
            static_cast<std::int8_t>(ceilOf(2 * cut - rows, 2 * rows)),
            static_cast<std::int8_t>(floorOf(cut, rows))};
    }
    return slope;
}

constexpr Slope kLeftDiagonal = slope(-1, 1);
constexpr Slope kRightDiagonal = slope(1, 1);

/// The lines along the left edge of each cell, at half its depth: by depth and column.
using Edges = std::array<std::array<Slope, View::kSide>, kSightRadius + 1>;

constexpr Edges allEdges() {
    Edges edges{};
    for (int depth = 1; depth <= kSightRadius; ++depth) {
        for (int column = -kSightRadius; column <= kSightRadius; ++column) {
            edges[static_cast<std::size_t>(depth)]
                 [static_cast<std::size_t>(column + kSightRadius)] =
                     slope(2 * column - 1, 2 * depth);
        }
    }
    return edges;
}

constexpr Edges kEdges = allEdges();

const Slope& leftEdge(int depth, int column) {
    return kEdges[static_cast<std::size_t>(depth)][static_cast<std::size_t>(column + kSightRadius)];
}

/// By radius and depth: how far the disc reaches to the side; negative: not that far ahead.
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

/// A quarter of the surroundings, seen as rows that lie ahead.
template <grid::Direction Ahead>
class Quarter {
  public:
    Quarter(const level::CellGrid& cells, grid::Point from, int radius, View& view)
        : centre_(&cells.at(from)),
          stepAhead_(cells.step(Ahead)),
          stepAside_(cells.step(kAside)),
          widths_(kWidths[static_cast<std::size_t>(radius)]),
          view_(view) {}

    /// What a beam shows of a row and of those behind it.
    void scan(int depth, const Slope* start, const Slope* end) {
        const auto row = static_cast<std::size_t>(depth);
        const int width = widths_[row];
        const int first = std::max<int>(start->at[row].firstTouched, -width);
        const int last = std::min<int>(end->at[row].lastTouched, width);
        std::uint32_t open =
            look(depth, first, last, start->at[row].firstWithin, end->at[row].lastWithin);
        if (row == kSightRadius) return;
        // Each run of open cells lets a beam through.
        while (open != 0) {
            const int left = std::countr_zero(open);
            const int right = left + std::countr_one(open >> left);
            scan(depth + 1, left == 0 ? start : &leftEdge(depth, first + left),
                 first + right > last ? end : &leftEdge(depth, first + right));
            open &= ~std::uint32_t{0} << right;
        }
    }

  private:
    static constexpr grid::Direction kAside =
        grid::offset(Ahead).x == 0 ? grid::Direction::Right : grid::Direction::Down;

    /// Marks what is seen of a row; bit i: sight passes the cell of column `first` + i.
    std::uint32_t look(int depth, int first, int last, int firstWithin, int lastWithin) {
        const level::Cell* const cells = centre_ + depth * stepAhead_;
        std::uint32_t open = 0;
        for (int column = first; column <= last; ++column) {
            const bool isOpen = !blocksSight(cells[column * stepAside_].terrain());
            const bool isWithin = firstWithin <= column && column <= lastWithin;
            view_.mark(grid::offset(Ahead) * depth + grid::offset(kAside) * column,
                       !isOpen || isWithin);
            open |= static_cast<std::uint32_t>(isOpen) << (column - first);
        }
        return open;
    }

    const level::Cell* centre_;
    std::ptrdiff_t stepAhead_;
    std::ptrdiff_t stepAside_;
    const std::array<std::int8_t, kSightRadius + 1>& widths_;
    View& view_;
};

template <grid::Direction Ahead>
void castAhead(const level::CellGrid& cells, grid::Point from, int radius, View& view) {
    Quarter<Ahead>(cells, from, radius, view).scan(1, &kLeftDiagonal, &kRightDiagonal);
}

}  // namespace

View castShadows(const level::CellGrid& cells, grid::Point from, int radius) {
    View view(from);
    if (radius <= 0) return view;
    castAhead<grid::Direction::Up>(cells, from, radius, view);
    castAhead<grid::Direction::Right>(cells, from, radius, view);
    castAhead<grid::Direction::Down>(cells, from, radius, view);
    castAhead<grid::Direction::Left>(cells, from, radius, view);
    return view;
}

}  // namespace mazeloom::play::descent
