// SPDX-License-Identifier: MIT
// Where a timeline's positions lie on the scrub bar.
#pragma once

#include <string>
#include <vector>

#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// Maps positions to pixels, piece by piece.
///
/// One stage may have three steps and the next three million. In proportion the small one would be
/// less than a pixel wide, and nobody could see, read or hit it. So each stage that made steps gets
/// at least `kLeastWidth` pixels (on a short bar half of an equal share), and the stages that need
/// more share what is left in proportion to their steps. Within a stage the scale is even.
class ScrubScale {
  public:
    static constexpr double kLeastWidth = 64;  ///< pixels; a short title fits

    /// A stage that made steps: first … end − 1 lie on left … right.
    struct Segment {
        std::string stage;
        trace::StepIndex first = 0;
        trace::StepIndex end = 0;
        double left = 0;
        double right = 0;

        double width() const { return right - left; }
    };

    ScrubScale() = default;
    /// `width` in pixels.
    ScrubScale(const trace::Trace& trace, double width);

    const std::vector<Segment>& segments() const { return segments_; }
    /// 0 … width; rises with the position.
    double xOf(trace::StepIndex position) const;
    /// The position nearest to a pixel; those outside the bar count as its ends.
    trace::StepIndex positionAt(double x) const;
    /// The stage on a pixel; null where nothing was generated.
    const Segment* segmentAt(double x) const;

  private:
    std::vector<Segment> segments_;
};

}  // namespace mazeloom::widgets
