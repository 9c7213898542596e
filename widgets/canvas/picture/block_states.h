// SPDX-License-Identifier: MIT
// Finds the 64×64 blocks of a map that really changed. A far seek reports every block as changed;
// this compares the cells with their previous state, so that only blocks that look different are
// redrawn.
#pragma once

#include <cstdint>
#include <vector>

#include "core/level/map/cell.h"
#include "core/trace/timeline.h"

namespace mazeloom::widgets {

class BlockStates {
  public:
    BlockStates() = default;
    explicit BlockStates(grid::Size cells);

    /// Columns and rows of blocks.
    grid::Size count() const { return count_; }
    /// Stores the cells of the blocks in `suspects`; returns the blocks that have changed.
    std::vector<grid::Point> update(const level::CellGrid& cells,
                                    const trace::ChangedRegion& suspects);
    /// Forgets the stored state: every block differs at the next update.
    void forget();

  private:
    grid::Size count_;
    std::vector<std::uint64_t> hashes_;
};

}  // namespace mazeloom::widgets
