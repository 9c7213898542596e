// SPDX-License-Identifier: MIT
#include "core/play/descent/errands/ways.h"

namespace mazeloom::play::descent {

void Ways::begin(grid::Size size, grid::Point from) {
    if (stamps_.size() != size || round_ == ~std::uint32_t{0}) {
        stamps_ = grid::Grid<std::uint32_t, 1>(size);
        by_ = grid::Grid<grid::Direction, 1>(size);
        round_ = 0;
    }
    ++round_;
    cells_.clear();
    next_ = 0;
    reach(from, grid::Direction::Up);
}

grid::Direction Ways::stepTo(grid::Point to) const {
    while (true) {
        const grid::Direction by = by_.at(to);
        const grid::Point before = to - grid::offset(by);
        if (before == cells_.front()) return by;
        to = before;
    }
}

}  // namespace mazeloom::play::descent
