// SPDX-License-Identifier: MIT
#include "core/trace/ink_track.h"

namespace mazeloom::trace {

namespace {

/// The first change of a step or one behind it.
std::size_t firstChange(const Log<InkChange>& inks, StepIndex step) {
    std::size_t from = 0;
    std::size_t end = inks.size();
    while (from < end) {
        const std::size_t middle = from + (end - from) / 2;
        if (inks[middle].step < step) {
            from = middle + 1;
        } else {
            end = middle;
        }
    }
    return from;
}

}  // namespace

const InkTrack::Inks* InkTrack::after(const Trace& trace, StepIndex steps) {
    if (steps == 0) return nullptr;
    const StageSpan* stage = trace.stageOf(steps - 1);
    if (stage == nullptr || !stage->program) return nullptr;
    if (stage != stage_) {
        stage_ = stage;
        inks_ = Inks(trace.initial.size());
        next_ = firstChange(trace.inks, stage->first);
    }
    const std::size_t wanted = firstChange(trace.inks, steps);
    for (; next_ < wanted; ++next_)
        inks_[trace.inks[next_].cell] = trace.inks[next_].after;
    while (next_ > wanted) {
        --next_;
        inks_[trace.inks[next_].cell] = trace.inks[next_].before;
    }
    return &inks_;
}

}  // namespace mazeloom::trace
