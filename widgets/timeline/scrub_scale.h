// SPDX-License-Identifier: MIT
// Maps the positions of a timeline to pixels of the scrub bar.
#pragma once

#include <string>
#include <vector>

#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// A piecewise linear map from positions to pixels.
///
/// One stage may have three steps and the next stage three million. On a proportional scale, the
/// first would be less than a pixel wide: impossible to see, read or hit. So each stage with steps
/// gets at least kLeastWidth pixels; on a short bar, at least half of an equal share. The other
/// stages share the rest in proportion to their numbers of steps. Within a stage, the scale is
/// linear.
class ScrubScale {
  public:
    static constexpr double kLeastWidth = 64;  ///< in pixels; room for a short title

    /// A stage that has steps. Its steps first … end − 1 lie on the pixels left … right.
    struct Segment {
        std::string stage;
        trace::StepIndex first = 0;
        trace::StepIndex end = 0;
        double left = 0;
        double right = 0;

        double width() const { return right - left; }
    };

    ScrubScale() = default;
    /// `width` is the length of the scale, in pixels.
    ScrubScale(const trace::Trace& trace, double width);

    const std::vector<Segment>& segments() const { return segments_; }
    /// Returns the pixel of a position, 0 … width, which increases with the position.
    double xOf(trace::StepIndex position) const;
    /// Returns the position that is nearest to a pixel. A pixel outside the bar counts as the
    /// nearest end of the bar.
    trace::StepIndex positionAt(double x) const;
    /// Returns the stage at a pixel; null if no stage has steps.
    const Segment* segmentAt(double x) const;

  private:
    std::vector<Segment> segments_;
};

}  // namespace mazeloom::widgets
