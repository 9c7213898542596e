// SPDX-License-Identifier: MIT
// Finds the 64×64 blocks of a map that really changed. A jump far along the timeline reports every
// block as changed; BlockStates compares hashes of the cells with their previous values, so that
// only blocks with different cells are redrawn.
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

    /// The number of columns and rows of blocks.
    grid::Size count() const { return count_; }
    /// Updates the stored hashes of the blocks in `suspects`; returns the blocks that have changed.
    std::vector<grid::Point> update(const level::CellGrid& cells,
                                    const trace::ChangedRegion& suspects);
    /// Forgets the stored hashes, so that every block counts as changed at its next update.
    void forget();

  private:
    grid::Size count_;
    std::vector<std::uint64_t> hashes_;
};

}  // namespace mazeloom::widgets
