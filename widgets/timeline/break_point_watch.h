// SPDX-License-Identifier: MIT
// Finds the next break point for each frame while a timeline is played.
#pragma once

#include <optional>
#include <vector>

#include "widgets/timeline/break_points.h"

namespace mazeloom::widgets {

/// Gives the same results as BreakPoints::firstHit(), but caches the next change of each cell until
/// playing has reached that change. So the time for a frame depends on the number of steps in the
/// frame, not on the length of the log.
class BreakPointWatch {
  public:
    /// Clears the cache. Must be called when the timeline or the break points change.
    void reset() { touches_.clear(); }

    /// Returns the first step among first … end − 1 that hits a break point.
    std::optional<trace::StepIndex> firstHit(const trace::Timeline& timeline,
                                             const BreakPoints& breakPoints, trace::StepIndex first,
                                             trace::StepIndex end);

  private:
    /// A known next change: none of the steps from … touch − 1 changes the cell, but step `touch`
    /// does. If `touch` has no value, no step after `from` changes the cell.
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
