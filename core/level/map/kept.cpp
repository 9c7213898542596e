// SPDX-License-Identifier: MIT
#include "core/level/map/kept.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include "core/detached.h"

namespace mazeloom::level {

std::size_t KeptCells::count() const {
    std::size_t count = 0;
    for (const Place& place : blocks_)
        count += place.cells->count;
    return count;
}

grid::Rect KeptCells::bounds() const {
    if (isEmpty()) return {};
    int left = std::numeric_limits<int>::max();
    int right = 0;
    int top = left;
    int bottom = 0;
    forEach([&](grid::Point p, KeptCell) {
        left = std::min(left, p.x);
        right = std::max(right, p.x);
        top = std::min(top, p.y);
        bottom = std::max(bottom, p.y);
    });
    return {left, top, right - left + 1, bottom - top + 1};
}

/// Returns the index of the first block that is at or after `block` in the order of blocks_.
std::size_t KeptCells::placeOf(grid::Point block) const {
    const auto found = std::ranges::lower_bound(
        blocks_, std::tuple(block.y, block.x), {},
        [](const Place& place) { return std::tuple(place.block.y, place.block.x); });
    return static_cast<std::size_t>(found - blocks_.begin());
}

KeptCell KeptCells::at(grid::Point p) const {
    const grid::Point block = blockOf(p);
    const std::size_t place = placeOf(block);
    if (place == blocks_.size() || blocks_[place].block != block) return {};
    return blocks_[place].cells->cells[inBlock(p)];
}

void KeptCells::set(grid::Point p, KeptCell cell) {
    const grid::Point block = blockOf(p);
    if (last_ >= blocks_.size() || blocks_[last_].block != block) last_ = placeOf(block);
    const bool isThere = last_ < blocks_.size() && blocks_[last_].block == block;
    const KeptCell before = isThere ? blocks_[last_].cells->cells[inBlock(p)] : KeptCell();
    if (before == cell) return;
    const auto at = blocks_.begin() + static_cast<std::ptrdiff_t>(last_);
    if (!isThere) blocks_.insert(at, {block, std::make_shared<Block>()});
    Block& cells = detached(blocks_[last_].cells);
    cells.cells[inBlock(p)] = cell;
    cells.count = static_cast<std::uint16_t>(cells.count + cell.isKept() - before.isKept());
    if (cells.count == 0) blocks_.erase(blocks_.begin() + static_cast<std::ptrdiff_t>(last_));
}

std::size_t KeptCells::bytes() const {
    return blocks_.capacity() * sizeof(Place) + blocks_.size() * sizeof(Block);
}

bool operator==(const KeptCells& a, const KeptCells& b) {
    return std::ranges::equal(
        a.blocks_, b.blocks_, [](const KeptCells::Place& x, const KeptCells::Place& y) {
            return x.block == y.block && (x.cells == y.cells || *x.cells == *y.cells);
        });
}

}  // namespace mazeloom::level
