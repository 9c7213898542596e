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

/// Returns the objects and trajectories of the things that the first `position` steps placed, in
/// the order of placement. A thing without data beyond its kind has neither.
Made madeBy(const Trace& trace, StepIndex position);

/// Returns the last thing that a step before `position` placed on `cell`, else the thing that lay
/// on the cell from the start; null if there is neither. Takes time proportional to the number of
/// placements.
const level::Thing* thingAt(const Trace& trace, grid::Point cell, StepIndex position);

}  // namespace mazeloom::trace
