// SPDX-License-Identifier: MIT
#include "widgets/timeline/break_point_watch.h"

#include <algorithm>

namespace mazeloom::widgets {

std::optional<trace::StepIndex> BreakPointWatch::nextTouch(const trace::Timeline& timeline,
                                                           grid::Point cell,
                                                           trace::StepIndex from) {
    auto known = std::ranges::find(touches_, cell, &KnownTouch::cell);
    if (known == touches_.end()) {
        known = touches_.insert(known, {cell, from, timeline.nextTouch(cell, from)});
    } else if (from < known->from || (known->touch && from > *known->touch)) {
        *known = {cell, from, timeline.nextTouch(cell, from)};
    }
    return known->touch;
}

std::optional<trace::StepIndex> BreakPointWatch::firstHit(const trace::Timeline& timeline,
                                                          const BreakPoints& breakPoints,
                                                          trace::StepIndex first,
                                                          trace::StepIndex end) {
    std::optional<trace::StepIndex> hit = breakPoints.firstStageOrKind(timeline, first, end);
    for (grid::Point cell : breakPoints.cells) {
        const auto touch = nextTouch(timeline, cell, first);
        if (touch && *touch < hit.value_or(end)) hit = touch;
    }
    return hit;
}

}  // namespace mazeloom::widgets
