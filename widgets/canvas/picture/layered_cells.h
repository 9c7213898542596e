// SPDX-License-Identifier: MIT
// A copy of a map's cells without the contents of hidden layers. It follows the shown position.
#pragma once

#include <cstdint>
#include <vector>

#include "core/edit/layers/layers.h"
#include "core/trace/timeline.h"

namespace mazeloom::widgets {

class LayeredCells {
  public:
    /// Copies all cells at the timeline's position. `timeline` must outlive this.
    LayeredCells(const trace::Timeline& timeline, const edit::Layers& layers);

    /// Copies the cells in `region` again, as they may have changed.
    void update(const trace::ChangedRegion& region);
    const level::CellGrid& cells() const { return cells_; }

  private:
    void take(const grid::Rect& rect);

    const trace::Timeline* timeline_;
    edit::Layers layers_;
    level::CellGrid cells_;
    std::vector<std::uint8_t> kept_;  ///< whether each cell is pinned, for the row being copied
};

}  // namespace mazeloom::widgets
