// SPDX-License-Identifier: MIT
#include "core/exchange/drawn_cells.h"

namespace mazeloom::exchange {

namespace {

constexpr std::size_t kMostDifferentCells = 256;

}  // namespace

DrawnCells::DrawnCells(grid::Size size) : narrow_(size) {}

DrawnCells::DrawnCells(const level::CellGrid& cells) : DrawnCells(cells.size()) {
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x)
            set({x, y}, cells.at({x, y}));
    }
}

level::CellGrid DrawnCells::grid() const {
    if (isWide_) return wide_;
    level::CellGrid grid(narrow_.size());
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x)
            grid.at({x, y}) = cells_[narrow_.at({x, y})];
    }
    return grid;
}

void DrawnCells::find(level::Cell cell) {
    const auto known = numbers_.find(cell.bits());
    if (known == numbers_.end() && cells_.size() == kMostDifferentCells) {
        wide_ = grid();
        narrow_ = {};
        isWide_ = true;
        return;
    }
    recent_ = cell;
    number_ = known == numbers_.end() ? static_cast<std::uint8_t>(cells_.size()) : known->second;
    if (known != numbers_.end()) return;
    numbers_.emplace(cell.bits(), number_);
    cells_.push_back(cell);
}

}  // namespace mazeloom::exchange
