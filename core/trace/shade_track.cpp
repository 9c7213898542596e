// SPDX-License-Identifier: MIT
#include "core/trace/shade_track.h"

#include "core/trace/log_search.h"

namespace mazeloom::trace {

const level::DarkGrid* ShadeTrack::after(const Trace& trace, StepIndex steps) {
    if (trace.shades.isEmpty()) return nullptr;
    if (dark_.size().isEmpty()) dark_ = level::DarkGrid(trace.initial.size());
    const std::size_t wanted = firstEntry(trace.shades, steps);
    // Each entry flips a cell, whether the log is read forwards or backwards.
    while (next_ < wanted)
        dark_[trace.shades[next_++].cell] ^= 1u;
    while (next_ > wanted)
        dark_[trace.shades[--next_].cell] ^= 1u;
    return wanted == 0 ? nullptr : &dark_;
}

}  // namespace mazeloom::trace
