// SPDX-License-Identifier: MIT
// Where playing pauses by itself.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/grid/point.h"
#include "core/trace/timeline.h"

namespace mazeloom::widgets {

struct BreakPoints {
    std::set<trace::StepKind> kinds;  ///< pause after a step of such a kind
    std::set<std::string> stages;     ///< pause at the first step of such a stage (by id)
    std::vector<grid::Point> cells;   ///< pause when one of these changes; each once

    bool isEmpty() const { return kinds.empty() && stages.empty() && cells.empty(); }
    friend bool operator==(const BreakPoints&, const BreakPoints&) = default;

    bool hasCell(grid::Point cell) const;
    /// Adds the cell, or takes it out.
    void setCell(grid::Point cell, bool on);

    /// The first step among first … end − 1 that hits one.
    std::optional<trace::StepIndex> firstHit(const trace::Timeline& timeline,
                                             trace::StepIndex first, trace::StepIndex end) const;
    /// The same without the cells, whose search reads the log far ahead.
    std::optional<trace::StepIndex> firstStageOrKind(const trace::Timeline& timeline,
                                                     trace::StepIndex first,
                                                     trace::StepIndex end) const;
    /// Those that a step hits: a subset of these.
    BreakPoints hitBy(const trace::Timeline& timeline, trace::StepIndex step) const;
};

}  // namespace mazeloom::widgets
