// SPDX-License-Identifier: MIT
#include "core/analyse/survey/pair_grid.h"

#include <algorithm>
#include <utility>

namespace mazeloom::analyse {

namespace {

PairGrid::Axis joined(const PairGrid::Axis& a, const PairGrid::Axis& b) {
    return {std::min(a.least, b.least), std::max(a.most, b.most)};
}

bool holds(const PairGrid::Axis& axis, std::int64_t value) {
    return value >= axis.least && value <= axis.most;
}

/// Calls visit(x, y, count) for each bin that is not empty; x and y are the least values in the
/// bin.
template <typename Visit>
void eachCell(const PairGrid& grid, const Visit& visit) {
    const int width = grid.x().bins();
    const int shiftX = grid.x().shift();
    const int shiftY = grid.y().shift();
    const std::int64_t firstX = grid.x().firstBin();
    std::int64_t y = grid.y().firstBin();
    for (auto row = grid.cells().begin(); row != grid.cells().end(); row += width, ++y) {
        for (int i = 0; i < width; ++i) {
            if (row[i] != 0)
                visit((firstX + i) * (std::int64_t{1} << shiftX), y * (std::int64_t{1} << shiftY),
                      row[i]);
        }
    }
}

}  // namespace

int PairGrid::Axis::shift() const {
    int shift = 0;
    while ((most >> shift) - (least >> shift) >= kMostBins)
        ++shift;
    return shift;
}

void PairGrid::add(std::int64_t x, std::int64_t y) {
    if (isEmpty()) {
        widen({x, x}, {y, y});
    } else if (!holds(x_, x) || !holds(y_, y)) {
        widen(joined(x_, {x, x}), joined(y_, {y, y}));
    }
    const std::int64_t column = (x >> shiftX_) - (x_.least >> shiftX_);
    const std::int64_t row = (y >> shiftY_) - (y_.least >> shiftY_);
    const std::int64_t width = (x_.most >> shiftX_) - (x_.least >> shiftX_) + 1;
    ++cells_[static_cast<std::size_t>(row * width + column)];
}

void PairGrid::merge(const PairGrid& other) {
    if (other.isEmpty()) return;
    if (isEmpty()) {
        *this = other;
        return;
    }
    widen(joined(x_, other.x_), joined(y_, other.y_));
    // Each bin of `other` lies within one bin of this grid: a bin of `other` is at most as wide,
    // and all bins begin at multiples of their width.
    const int width = x_.bins();
    eachCell(other, [&](std::int64_t x, std::int64_t y, std::uint64_t count) {
        const std::int64_t column = (x >> shiftX_) - (x_.least >> shiftX_);
        const std::int64_t row = (y >> shiftY_) - (y_.least >> shiftY_);
        cells_[static_cast<std::size_t>(row * width + column)] += count;
    });
}

PairGrid PairGrid::of(Axis x, Axis y, std::vector<std::uint64_t> cells) {
    PairGrid made;
    made.x_ = x;
    made.y_ = y;
    made.cells_ = std::move(cells);
    made.shiftX_ = x.shift();
    made.shiftY_ = y.shift();
    return made;
}

void PairGrid::widen(Axis x, Axis y) {
    if (!isEmpty() && x == x_ && y == y_) return;
    PairGrid wider = of(x, y,
                        std::vector<std::uint64_t>(static_cast<std::size_t>(x.bins()) *
                                                   static_cast<std::size_t>(y.bins())));
    if (!isEmpty()) {
        eachCell(*this, [&](std::int64_t left, std::int64_t top, std::uint64_t count) {
            const std::int64_t column = (left >> wider.shiftX_) - x.firstBin();
            const std::int64_t row = (top >> wider.shiftY_) - y.firstBin();
            wider.cells_[static_cast<std::size_t>(row * x.bins() + column)] += count;
        });
    }
    *this = std::move(wider);
}

}  // namespace mazeloom::analyse
