// SPDX-License-Identifier: MIT
#include "core/analyse/over_time/stage_ends.h"

#include <algorithm>

#include "core/trace/shown_map.h"

namespace mazeloom::analyse {

std::vector<trace::StepIndex> stageEnds(const trace::Trace& trace) {
    std::vector<trace::StepIndex> ends;
    for (const trace::StageSpan& span : trace.stages) {
        if (span.first < span.end) ends.push_back(span.end);
    }
    ends.push_back(trace.stepCount());
    std::ranges::sort(ends);
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    return ends;
}

Holding holdingAtStageEnds(const History& history,
                           const std::function<std::optional<bool>(const level::Map&)>& test) {
    Holding holding;
    holding.isWhole = false;
    trace::Timeline timeline(history.sharedTrace());
    for (const trace::StepIndex moment : stageEnds(history.trace())) {
        if (history.isStopped()) return holding;
        timeline.seek(moment);
        const auto holds = test(trace::shownMap(timeline, timeline.cells().bounds()));
        if (!holds) continue;
        holding.looked.push_back(moment);
        if (*holds) holding.spans.push_back({moment, moment});
    }
    return holding;
}

}  // namespace mazeloom::analyse
