// SPDX-License-Identifier: MIT
#include "core/level/campaign/floor_depths.h"

#include <algorithm>

namespace mazeloom::level {

FloorDepths::FloorDepths(const Descent& descent, const Level& level) {
    const bool canBeFloor = level.ruleset == Ruleset::Descent && !level.id.empty();
    if (canBeFloor) {
        isOthers_ = descent.otherFloors == level.id;
        for (const DesignedFloor& floor : descent.floors) {
            if (floor.level == level.id) own_.push_back(floor.depth);
            if (isOthers_) taken_.push_back(floor.depth);
        }
    }
    isFloor_ = isOthers_ || !own_.empty();
    if (!isFloor_) own_ = {1};
    std::sort(own_.begin(), own_.end());
    std::sort(taken_.begin(), taken_.end());
}

std::optional<int> FloorDepths::firstIn(int first, int last) const {
    std::optional<int> found;
    const auto own = std::lower_bound(own_.begin(), own_.end(), first);
    if (own != own_.end() && *own <= last) found = *own;
    if (!isOthers_) return found;
    // The first gap among those that are taken.
    int free = first;
    auto taken = std::lower_bound(taken_.begin(), taken_.end(), first);
    for (; taken != taken_.end() && *taken <= free; ++taken)
        free = std::max(free, *taken + 1);
    if (free <= last && (!found || free < *found)) found = free;
    return found;
}

}  // namespace mazeloom::level
