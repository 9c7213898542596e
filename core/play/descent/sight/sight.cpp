// SPDX-License-Identifier: MIT
#include "core/play/descent/sight/sight.h"

#include <algorithm>

#include "core/play/descent/sight/rays.h"
#include "core/play/descent/sight/shadows.h"

namespace mazeloom::play::descent {

void View::clip(grid::Size map) {
    if (grid::Rect{0, 0, map.width, map.height}.contains(window())) return;
    // The columns and rows of the window that are on the map: first … end − 1.
    const int firstColumn = std::max(kSightRadius - from_.x, 0);
    const int endColumn = std::min(map.width - from_.x + kSightRadius, kSide);
    const int firstRow = std::max(kSightRadius - from_.y, 0);
    const int endRow = std::min(map.height - from_.y + kSightRadius, kSide);
    const std::uint32_t columns =
        ((std::uint32_t{1} << endColumn) - 1) & ~((std::uint32_t{1} << firstColumn) - 1);
    for (int row = 0; row < kSide; ++row) {
        const bool isOnMap = firstRow <= row && row < endRow;
        rows_[static_cast<std::size_t>(row)] &= isOnMap ? columns : 0;
    }
}

View look(const level::CellGrid& cells, grid::Point from, level::Sight sight, int radius) {
    View view = sight == level::Sight::Rays ? castRays(cells, from, radius)
                                            : castShadows(cells, from, radius);
    view.clip(cells.size());
    return view;
}

}  // namespace mazeloom::play::descent
