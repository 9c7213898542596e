// SPDX-License-Identifier: MIT
#include "core/trace/ink_track.h"

#include "core/trace/log_search.h"

namespace mazeloom::trace {

const InkTrack::Inks* InkTrack::after(const Trace& trace, StepIndex steps) {
    if (steps == 0) return nullptr;
    const StageSpan* stage = trace.stageOf(steps - 1);
    if (stage == nullptr || !stage->program) return nullptr;
    if (stage != stage_) {
        stage_ = stage;
        inks_ = Inks(trace.initial.size());
        next_ = firstEntry(trace.inks, stage->first);
    }
    const std::size_t wanted = firstEntry(trace.inks, steps);
    for (; next_ < wanted; ++next_)
        inks_[trace.inks[next_].cell] = trace.inks[next_].after;
    while (next_ > wanted) {
        --next_;
        inks_[trace.inks[next_].cell] = trace.inks[next_].before;
    }
    return &inks_;
}

}  // namespace mazeloom::trace
