// SPDX-License-Identifier: MIT
// The things that a generation placed.
#pragma once

#include <vector>

#include "core/grid/point.h"
#include "core/level/map/object.h"
#include "core/level/map/thing.h"
#include "core/level/map/trajectory.h"
#include "core/trace/trace.h"

namespace mazeloom::trace {

struct Made {
    std::vector<level::Object> objects;
    std::vector<level::Trajectory> trajectories;
};

/// Of the things that the first `position` steps placed, those of which there is more to be known
/// than their kind, in the order of placing.
Made madeBy(const Trace& trace, StepIndex position);

/// Returns the thing that was placed last on `cell` before step `position`, or lay there from the
/// start; null if there is none. Takes time in proportion to the number of placements.
const level::Thing* thingAt(const Trace& trace, grid::Point cell, StepIndex position);

}  // namespace mazeloom::trace
