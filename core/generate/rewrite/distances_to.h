// SPDX-License-Identifier: MIT
// The distance of each cell from the nearest cell that shows a wanted value, in steps to one of
// four neighbours, over cells that rules may write.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "core/generate/rewrite/board.h"

namespace mazeloom::generate::rewrite {

class DistancesTo {
  public:
    /// The distance of cells from which no wanted cell can be reached.
    static constexpr int kFar = 1'000'000'000;

    /// Measures the distances. `state` identifies the set of wanted cells for isMeasured(). Once
    /// `stop` is set, the search ends early, and the distances are unusable. `stop` may be null.
    void measure(const Board& board, const level::rewriting::Values& wanted, std::uint64_t state,
                 const std::atomic<bool>* stop = nullptr);
    bool isMeasured(std::uint64_t state) const { return !distances_.empty() && state == state_; }
    void forget() { distances_.clear(); }
    int at(grid::Index cell) const { return distances_[cell]; }

  private:
    std::vector<int> distances_;
    std::uint64_t state_ = 0;
};

}  // namespace mazeloom::generate::rewrite
