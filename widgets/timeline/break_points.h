// SPDX-License-Identifier: MIT
// The user's break points, at which playing pauses automatically.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/grid/point.h"
#include "core/trace/timeline.h"

namespace mazeloom::widgets {

struct BreakPoints {
    std::set<trace::StepKind> kinds;  ///< pause after a step of one of these kinds
    std::set<std::string> stages;     ///< pause at the first step of a stage with one of these ids
    std::vector<grid::Point> cells;   ///< pause when one of these cells changes; no duplicates

    bool isEmpty() const { return kinds.empty() && stages.empty() && cells.empty(); }
    friend bool operator==(const BreakPoints&, const BreakPoints&) = default;

    bool hasCell(grid::Point cell) const;
    /// Adds a cell if `on` is set, otherwise removes it.
    void setCell(grid::Point cell, bool on);

    /// Returns the first step among first … end − 1 that hits a break point.
    std::optional<trace::StepIndex> firstHit(const trace::Timeline& timeline,
                                             trace::StepIndex first, trace::StepIndex end) const;
    /// Returns what firstHit() would return if `cells` were empty. Faster, because `cells` require
    /// a search far ahead in the log.
    std::optional<trace::StepIndex> firstStageOrKind(const trace::Timeline& timeline,
                                                     trace::StepIndex first,
                                                     trace::StepIndex end) const;
    /// Returns the subset of these break points that a step hits.
    BreakPoints hitBy(const trace::Timeline& timeline, trace::StepIndex step) const;
};

}  // namespace mazeloom::widgets
