// SPDX-License-Identifier: MIT
// Maps a timeline's positions to the scrub bar.
#pragma once

#include <string>
#include <vector>

#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// A piecewise linear map from positions to pixels.
///
/// One stage may have three steps and the next three million. In proportion the small one would be
/// less than a pixel wide: impossible to see, read or hit. So each stage with steps gets at least
/// `kLeastWidth` pixels (on a short bar, half of an equal share), and the larger stages share the
/// rest in proportion to their steps. Within a stage the scale is even.
class ScrubScale {
  public:
    static constexpr double kLeastWidth = 64;  ///< pixels; room for a short title

    /// A stage with steps: steps first … end − 1 lie on left … right.
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
    /// Returns 0 … width; rises with the position.
    double xOf(trace::StepIndex position) const;
    /// Returns the position nearest to a pixel; a pixel outside the bar counts as the bar's end.
    trace::StepIndex positionAt(double x) const;
    /// Returns the stage on a pixel; null if nothing was generated.
    const Segment* segmentAt(double x) const;

  private:
    std::vector<Segment> segments_;
};

}  // namespace mazeloom::widgets
