// SPDX-License-Identifier: MIT
// Finds the next break point while playing, frame after frame.
#pragma once

#include <optional>
#include <vector>

#include "widgets/timeline/break_points.h"

namespace mazeloom::widgets {

/// Returns the same as BreakPoints::firstHit, but searches the log for a cell's next change only
/// once until playing has reached that change: the cost of a frame depends on its own steps, not on
/// the length of the log.
class BreakPointWatch {
  public:
    /// Clears the cache: call it when the timeline or the break points change.
    void reset() { touches_.clear(); }

    /// Returns the first step among first … end − 1 that hits a break point.
    std::optional<trace::StepIndex> firstHit(const trace::Timeline& timeline,
                                             const BreakPoints& breakPoints, trace::StepIndex first,
                                             trace::StepIndex end);

  private:
    /// No step of from … touch − 1 changes the cell; step `touch` does, if it has a value.
    struct KnownTouch {
        grid::Point cell;
        trace::StepIndex from = 0;
        std::optional<trace::StepIndex> touch;
    };

    std::optional<trace::StepIndex> nextTouch(const trace::Timeline& timeline, grid::Point cell,
                                              trace::StepIndex from);

    std::vector<KnownTouch> touches_;
};

}  // namespace mazeloom::widgets
