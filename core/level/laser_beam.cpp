// SPDX-License-Identifier: MIT
#include "core/level/laser_beam.h"

namespace mazeloom::level {

std::vector<grid::Point> beamCells(const Object& emitter,
                                   const std::function<bool(grid::Point)>& isSolid) {
    std::vector<grid::Point> cells;
    const grid::Point step = grid::offset(emitter.direction);
    for (grid::Point at = emitter.at + step; !isSolid(at); at = at + step)
        cells.push_back(at);
    return cells;
}

}  // namespace mazeloom::level
