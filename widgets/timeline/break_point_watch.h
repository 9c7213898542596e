// SPDX-License-Identifier: MIT
// Finds the next break point while playing, frame after frame.
#pragma once

#include <optional>
#include <vector>

#include "widgets/timeline/break_points.h"

namespace mazeloom::widgets {

/// Gives what BreakPoints::firstHit gives, but searches the log for a cell's next change only once
/// until playing has reached it: a frame costs what its own steps cost, however long the log is.
class BreakPointWatch {
  public:
    /// Forgets what it knows: call it when the timeline or the break points change.
    void reset() { touches_.clear(); }

    /// The first step among first … end − 1 that hits one.
    std::optional<trace::StepIndex> firstHit(const trace::Timeline& timeline,
                                             const BreakPoints& breakPoints, trace::StepIndex first,
                                             trace::StepIndex end);

  private:
    /// No step from … touch − 1 changes the cell; touch does, if there is one.
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
