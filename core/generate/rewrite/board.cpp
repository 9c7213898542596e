// SPDX-License-Identifier: MIT
#include "core/generate/rewrite/board.h"

#include "core/generate/shared/ground.h"

namespace mazeloom::generate::rewrite {

namespace {

using level::Cell;
using level::rewriting::Value;

bool staysAsItIs(const level::Map& map, grid::Index i) {
    constexpr unsigned kCarries = Cell::kAisle | Cell::kTrap | Cell::kCoin | Cell::kThing;
    const Cell cell = map.cells[i];
    return (cell.bits() & kCarries) != 0 || cell.isKept() || isVoid(cell) ||
           (map.marks[i] & (level::kFinal | level::kForced)) != 0 || isBorder(map.cells, i);
}

}  // namespace

Board boardOf(const level::Map& map, const std::atomic<bool>* stop) {
    const auto outside = static_cast<State>(Value::outside().number() | kLocked);
    Board board(map.size(), outside);
    for (int y = 0; y < map.size().height; ++y) {
        if (stop != nullptr && stop->load(std::memory_order_relaxed)) break;
        for (int x = 0; x < map.size().width; ++x) {
            const grid::Index i = map.cells.index({x, y});
            const auto state = static_cast<State>(Value(map.cells[i].terrain()).number());
            board.at({x, y}) = staysAsItIs(map, i) ? static_cast<State>(state | kLocked) : state;
        }
    }
    return board;
}

}  // namespace mazeloom::generate::rewrite
