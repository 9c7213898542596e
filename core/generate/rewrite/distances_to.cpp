// SPDX-License-Identifier: MIT
#include "core/generate/rewrite/distances_to.h"

#include <cstddef>

#include "core/generate/shared/ground.h"

namespace mazeloom::generate::rewrite {

namespace {

/// The search checks the stop flag once for this many cells.
constexpr std::size_t kCellsPerCheck = 1 << 16;

bool isSet(const std::atomic<bool>* stop) {
    return stop != nullptr && stop->load(std::memory_order_relaxed);
}

}  // namespace

void DistancesTo::measure(const Board& board, const level::rewriting::Values& wanted,
                          std::uint64_t state, const std::atomic<bool>* stop) {
    state_ = state;
    distances_.assign(board.storage().size(), kFar);
    std::vector<grid::Index> wave;
    for (int y = 0; y < board.height(); ++y) {
        if (isSet(stop)) return;
        for (int x = 0; x < board.width(); ++x) {
            const grid::Index i = board.index({x, y});
            if (!wanted.contains(shown(board[i]))) continue;
            distances_[i] = 0;
            wave.push_back(i);
        }
    }
    for (std::size_t next = 0; next < wave.size(); ++next) {
        if (next % kCellsPerCheck == 0 && isSet(stop)) return;
        const grid::Index here = wave[next];
        for (const std::ptrdiff_t step : board.steps()) {
            const grid::Index i = shifted(here, step);
            if (distances_[i] != kFar || isLocked(board[i])) continue;
            distances_[i] = distances_[here] + 1;
            wave.push_back(i);
        }
    }
}

}  // namespace mazeloom::generate::rewrite
