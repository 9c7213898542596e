// SPDX-License-Identifier: MIT
#include "widgets/timeline/break_points.h"

#include <algorithm>

namespace mazeloom::widgets {

std::optional<trace::StepIndex> BreakPoints::firstHit(const trace::Timeline& timeline,
                                                      trace::StepIndex first,
                                                      trace::StepIndex end) const {
    const trace::Trace& trace = timeline.trace();
    std::optional<trace::StepIndex> hit;
    // What is found narrows the range that is left to look at.
    const auto take = [&](trace::StepIndex step) {
        if (step < first || step >= end) return;
        hit = step;
        end = step;
    };
    for (const trace::StageSpan& span : trace.stages) {
        if (span.first < span.end && stages.contains(span.stage)) take(span.first);
    }
    for (grid::Point cell : cells) {
        if (const auto touch = timeline.nextTouch(cell, first)) take(*touch);
    }
    if (!kinds.empty()) {
        for (trace::StepIndex step = first; step < end; ++step) {
            if (kinds.contains(trace.steps[step].kind)) take(step);
        }
    }
    return hit;
}

}  // namespace mazeloom::widgets
