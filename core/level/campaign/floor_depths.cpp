// SPDX-License-Identifier: MIT
#include "core/level/campaign/floor_depths.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace mazeloom::level {

namespace {

/// Returns the depths at which a span begins: from each of them to the next, all depths lead to the
/// same levels.
std::set<int> edgesOf(const Descent& descent) {
    std::set<int> edges{1};
    for (const DesignedFloor& floor : descent.floors) {
        edges.insert(floor.depth);
        edges.insert(floor.depth + 1);
    }
    for (const FloorRange& range : descent.ranges) {
        edges.insert(range.from);
        edges.insert(range.to + 1);
    }
    return edges;
}

/// Returns the depths with a designed floor. The value tells whether `level` is a floor at the
/// depth.
std::map<int, bool> designedDepths(const Descent& descent, const Level& level) {
    std::map<int, bool> depths;
    for (const DesignedFloor& floor : descent.floors)
        depths[floor.depth] |= floor.level == level.id;
    return depths;
}

/// Whether a run can reach the level at the depth.
bool leadsTo(const Descent& descent, const std::map<int, bool>& designed, const Level& level,
             int depth) {
    if (const auto floor = designed.find(depth); floor != designed.end()) return floor->second;
    const auto ranges = descent.rangesAt(depth);
    if (ranges.empty()) return descent.otherFloors == level.id;
    return std::ranges::any_of(ranges,
                               [&](const FloorRange* range) { return range->level == level.id; });
}

}  // namespace

FloorDepths::FloorDepths(const Descent& descent, const Level& level) {
    if (level.ruleset == Ruleset::Descent && !level.id.empty()) {
        const std::map<int, bool> designed = designedDepths(descent, level);
        const std::set<int> edges = edgesOf(descent);
        for (auto edge = edges.begin(); edge != edges.end() && *edge <= kMaxDepth; ++edge) {
            const auto next = std::next(edge);
            const int last = next == edges.end() ? kMaxDepth : *next - 1;
            if (leadsTo(descent, designed, level, *edge)) spans_.push_back({*edge, last});
        }
    }
    isFloor_ = !spans_.empty();
    if (!isFloor_) spans_ = {{1, 1}};
}

std::optional<int> FloorDepths::firstIn(int first, int last) const {
    for (const Span& span : spans_) {
        const int depth = std::max(first, span.first);
        if (depth <= std::min(last, span.last)) return depth;
    }
    return std::nullopt;
}

}  // namespace mazeloom::level
