// SPDX-License-Identifier: MIT
// Which 64×64 blocks of a map really changed. A far seek says "all"; this compares what is there
// with what was there, so that only blocks that look different are drawn again.
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
    /// Remembers the cells of the blocks in `suspects` and returns those that differ from what was
    /// remembered before.
    std::vector<grid::Point> update(const level::CellGrid& cells,
                                    const trace::ChangedRegion& suspects);
    /// Forgets: every block differs at the next update.
    void forget();

  private:
    grid::Size count_;
    std::vector<std::uint64_t> hashes_;
};

}  // namespace mazeloom::widgets
