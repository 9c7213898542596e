// SPDX-License-Identifier: MIT
// The rooms of a trace, in the order in which they were placed.
#pragma once

#include <cstddef>

#include "core/trace/trace.h"

namespace mazeloom::analyse {

class PlacedRooms {
  public:
    explicit PlacedRooms(const trace::Trace& trace) : trace_(trace) {}

    /// Returns the note of the next room that was placed at `step` or before; null if there is
    /// none.
    const trace::Note* next(trace::StepIndex step) {
        for (; next_ < trace_.notes.size() && trace_.notes[next_].step <= step; ++next_) {
            const trace::Note& note = trace_.notes[next_];
            if (trace_.steps[note.step].kind == trace::StepKind::PlaceRoom) {
                ++next_;
                return &note;
            }
        }
        return nullptr;
    }

  private:
    const trace::Trace& trace_;
    std::size_t next_ = 0;
};

}  // namespace mazeloom::analyse
