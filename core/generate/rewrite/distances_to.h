// SPDX-License-Identifier: MIT
// How far cells are from those that show something: in steps to one of four neighbours, over all
// cells that rules may write.
#pragma once

#include <cstdint>
#include <vector>

#include "core/generate/rewrite/board.h"

namespace mazeloom::generate::rewrite {

class DistancesTo {
  public:
    /// Of cells from which none of the wanted can be reached.
    static constexpr int kFar = 1'000'000'000;

    /// `state` is that of the wanted cells, as isMeasured() compares it.
    void measure(const Board& board, const level::rewriting::Values& wanted, std::uint64_t state);
    bool isMeasured(std::uint64_t state) const { return !distances_.empty() && state == state_; }
    void forget() { distances_.clear(); }
    int at(grid::Index cell) const { return distances_[cell]; }

  private:
    std::vector<int> distances_;
    std::uint64_t state_ = 0;
};

}  // namespace mazeloom::generate::rewrite
