// SPDX-License-Identifier: MIT
#include "widgets/timeline/break_points.h"

#include <algorithm>

namespace mazeloom::widgets {

bool BreakPoints::hasCell(grid::Point cell) const {
    return std::ranges::find(cells, cell) != cells.end();
}

void BreakPoints::setCell(grid::Point cell, bool on) {
    if (on == hasCell(cell)) return;
    if (on) {
        cells.push_back(cell);
    } else {
        std::erase(cells, cell);
    }
}

std::optional<trace::StepIndex> BreakPoints::firstStageOrKind(const trace::Timeline& timeline,
                                                              trace::StepIndex first,
                                                              trace::StepIndex end) const {
    const trace::Trace& trace = timeline.trace();
    std::optional<trace::StepIndex> hit;
    for (const trace::StageSpan& span : trace.stages) {
        const bool begins = span.first >= first && span.first < std::min(span.end, end);
        if (!begins || !stages.contains(span.stage)) continue;
        hit = span.first;
        end = span.first;
    }
    if (kinds.empty()) return hit;
    for (trace::StepIndex step = first; step < end; ++step) {
        if (kinds.contains(trace.steps[step].kind)) return step;
    }
    return hit;
}

std::optional<trace::StepIndex> BreakPoints::firstHit(const trace::Timeline& timeline,
                                                      trace::StepIndex first,
                                                      trace::StepIndex end) const {
    std::optional<trace::StepIndex> hit = firstStageOrKind(timeline, first, end);
    for (grid::Point cell : cells) {
        const auto touch = timeline.nextTouch(cell, first);
        if (touch && *touch < hit.value_or(end)) hit = touch;
    }
    return hit;
}

BreakPoints BreakPoints::hitBy(const trace::Timeline& timeline, trace::StepIndex step) const {
    const trace::Trace& trace = timeline.trace();
    BreakPoints hit;
    if (const auto kind = trace.steps[step].kind; kinds.contains(kind)) hit.kinds.insert(kind);
    for (const trace::StageSpan& span : trace.stages) {
        if (span.first == step && step < span.end && stages.contains(span.stage)) {
            hit.stages.insert(span.stage);
        }
    }
    if (cells.empty()) return hit;
    const std::vector<trace::CellChange> changes = timeline.changesOf(step);
    for (grid::Point cell : cells) {
        if (std::ranges::find(changes, cell, &trace::CellChange::cell) != changes.end()) {
            hit.cells.push_back(cell);
        }
    }
    return hit;
}

}  // namespace mazeloom::widgets
