// SPDX-License-Identifier: MIT
#include "widgets/canvas/picture/layered_cells.h"

#include <algorithm>

namespace mazeloom::widgets {

LayeredCells::LayeredCells(const trace::Timeline& timeline, const edit::Layers& layers)
    : timeline_(&timeline),
      layers_(layers),
      cells_(timeline.cells()),
      kept_(static_cast<std::size_t>(cells_.width()), 0) {
    take(cells_.bounds());
}

void LayeredCells::update(const trace::ChangedRegion& region) {
    constexpr int kSide = trace::ChangedRegion::kSide;
    for (const grid::Point chunk : region.list()) {
        const grid::Point at{chunk.x * kSide, chunk.y * kSide};
        take({at.x, at.y, std::min(kSide, cells_.width() - at.x),
              std::min(kSide, cells_.height() - at.y)});
    }
}

void LayeredCells::take(const grid::Rect& rect) {
    const trace::Trace& trace = timeline_->trace();
    const auto left = static_cast<std::size_t>(rect.x);
    for (int y = rect.y; y <= rect.bottom(); ++y) {
        std::ranges::fill(kept_, std::uint8_t{0});
        if (!trace.kept.isEmpty()) {
            trace.kept.forEachInRow(
                y, [this](int x, level::KeptCell) { kept_[static_cast<std::size_t>(x)] = 1; });
        }
        const auto now = timeline_->cells().row(y);
        const auto initial = trace.initial.row(y);
        const auto seen = cells_.row(y);
        for (std::size_t x = left; x < left + static_cast<std::size_t>(rect.width); ++x)
            seen[x] = edit::seenCell(now[x], initial[x], kept_[x] != 0, layers_);
    }
}

}  // namespace mazeloom::widgets
