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

std::vector<const FloorRange*> Descent::rangesAt(int depth) const {
    std::vector<const FloorRange*> found;
    for (const FloorRange& range : ranges) {
        if (range.contains(depth)) found.push_back(&range);
    }
    return found;
}

int Descent::depthOf(std::string_view level) const {
    const auto at = std::ranges::find(floors, level, &DesignedFloor::level);
    if (at != floors.end()) return at->depth;
    int first = kMaxDepth + 1;
    for (const FloorRange& range : ranges) {
        if (range.level == level) first = std::min(first, range.from);
    }
    return first > kMaxDepth ? 1 : first;
}

}  // namespace mazeloom::level
