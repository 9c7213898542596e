// SPDX-License-Identifier: MIT
#include "core/level/descent.h"

#include <algorithm>

namespace mazeloom::level {

const DesignedFloor* Descent::floorAt(int depth) const {
    const auto at = std::find_if(floors.begin(), floors.end(), [depth](const DesignedFloor& floor) {
        return floor.depth == depth;
    });
    return at == floors.end() ? nullptr : &*at;
}

int Descent::depthOf(std::string_view level) const {
    const auto at = std::find_if(floors.begin(), floors.end(), [level](const DesignedFloor& floor) {
        return floor.level == level;
    });
    return at == floors.end() ? 1 : at->depth;
}

}  // namespace mazeloom::level
