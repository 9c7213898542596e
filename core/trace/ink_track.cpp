// SPDX-License-Identifier: MIT
#include "core/trace/ink_track.h"

#include "core/trace/log_search.h"

namespace mazeloom::trace {

const InkTrack::Inks* InkTrack::after(const Trace& trace, StepIndex steps) {
    if (steps == 0) return nullptr;
    const StageSpan* stage = trace.stageOf(steps - 1);
    if (stage == nullptr) return nullptr;
    if (stage != stage_) {
        // The inks stay while their stage runs other stages in parts of the level.
        const StageSpan whole = trace.wholeSpan(stage->recipeIndex);
        const bool isSame = stage_ != nullptr && whole.recipeIndex == recipeIndex_;
        stage_ = stage;
        recipeIndex_ = whole.recipeIndex;
        if (!isSame) {
            next_ = firstEntry(trace.inks, whole.first);
            hasInks_ = whole.program || next_ < firstEntry(trace.inks, whole.end);
            if (hasInks_) inks_ = Inks(trace.initial.size());
        }
    }
    if (!hasInks_) return nullptr;
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
