// SPDX-License-Identifier: MIT
#include "core/level/campaign/floor_growth.h"

#include <algorithm>
#include <cstdint>

namespace mazeloom::level {

bool canGrow(const Level& level) {
    return !level.paint && level.kept.isEmpty();
}

grid::Size sizeAt(const Level& level, const FloorRange& range, int depth) {
    if (!canGrow(level)) return level.size;
    const std::int64_t longer = std::int64_t{range.growth} * (depth - range.from);
    const auto grown = [longer](int side) {
        const std::int64_t most = std::max(side, FloorRange::kMaxGrownSide);
        return static_cast<int>(std::min(side + longer, most));
    };
    return {grown(level.size.width), grown(level.size.height)};
}

}  // namespace mazeloom::level
