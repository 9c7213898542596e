// SPDX-License-Identifier: MIT
// The cells of a map as they are seen while layers are hidden: a copy, kept up with the shown
// moment.
#pragma once

#include <cstdint>
#include <vector>

#include "core/edit/layers/layers.h"
#include "core/trace/timeline.h"

namespace mazeloom::widgets {

class LayeredCells {
  public:
    /// All cells of the timeline's moment. `timeline` outlives this.
    LayeredCells(const trace::Timeline& timeline, const edit::Layers& layers);

    /// Cells in `region` may be others now.
    void update(const trace::ChangedRegion& region);
    const level::CellGrid& cells() const { return cells_; }

  private:
    void take(const grid::Rect& rect);

    const trace::Timeline* timeline_;
    edit::Layers layers_;
    level::CellGrid cells_;
    std::vector<std::uint8_t> kept_;  ///< of the row that is taken
};

}  // namespace mazeloom::widgets
