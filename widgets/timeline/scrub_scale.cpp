// SPDX-License-Identifier: MIT
#include "widgets/timeline/scrub_scale.h"

#include <algorithm>
#include <cmath>

namespace mazeloom::widgets {

namespace {

/// Divides `width` among the stages in proportion to their numbers of steps, but gives each stage
/// at least `least`.
std::vector<double> shares(const std::vector<ScrubScale::Segment>& segments, double width,
                           double least) {
    std::vector<double> result(segments.size(), 0);
    double left = width;
    double steps = 0;
    for (const auto& segment : segments)
        steps += segment.end - segment.first;
    // A stage whose share would be too small gets the minimum width. That reduces the shares of the
    // other stages, so repeat until no share is too small.
    for (bool again = true; again;) {
        again = false;
        for (std::size_t i = 0; i < segments.size(); ++i) {
            const double own = segments[i].end - segments[i].first;
            if (result[i] > 0 || left * own >= least * steps) continue;
            result[i] = least;
            left -= least;
            steps -= own;
            again = true;
        }
    }
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const double own = segments[i].end - segments[i].first;
        if (result[i] == 0) result[i] = left * own / steps;
    }
    return result;
}

}  // namespace

ScrubScale::ScrubScale(const trace::Trace& trace, double width) {
    for (const trace::StageSpan& span : trace.stages) {
        if (span.first < span.end) segments_.push_back({span.stage, span.first, span.end, 0, 0});
    }
    if (segments_.empty()) return;
    const double least = std::min(kLeastWidth, width / 2 / static_cast<double>(segments_.size()));
    const std::vector<double> widths = shares(segments_, width, least);
    double x = 0;
    for (std::size_t i = 0; i < segments_.size(); ++i) {
        segments_[i].left = x;
        x += widths[i];
        segments_[i].right = x;
    }
    segments_.back().right = width;
}

double ScrubScale::xOf(trace::StepIndex position) const {
    if (segments_.empty()) return 0;
    const auto next = std::ranges::upper_bound(segments_, position, {}, &Segment::first);
    const Segment& segment = next == segments_.begin() ? *next : *(next - 1);
    const double done = position - segment.first;
    return segment.left + std::min(1.0, done / (segment.end - segment.first)) * segment.width();
}

trace::StepIndex ScrubScale::positionAt(double x) const {
    const Segment* segment = segmentAt(x);
    if (segment == nullptr) return 0;
    if (segment->width() <= 0) return segment->first;
    const double part = std::clamp((x - segment->left) / segment->width(), 0.0, 1.0);
    return segment->first +
           static_cast<trace::StepIndex>(std::lround(part * (segment->end - segment->first)));
}

const ScrubScale::Segment* ScrubScale::segmentAt(double x) const {
    for (const Segment& segment : segments_) {
        if (x < segment.right) return &segment;
    }
    return segments_.empty() ? nullptr : &segments_.back();
}

}  // namespace mazeloom::widgets
