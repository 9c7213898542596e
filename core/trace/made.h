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
/// the order of placing. Things without data beyond their kind have none.
Made madeBy(const Trace& trace, StepIndex position);

/// Returns the thing that was placed last on `cell` before step `position`, or lay there from the
/// start; null if there is none. Takes time in proportion to the number of placements.
const level::Thing* thingAt(const Trace& trace, grid::Point cell, StepIndex position);

}  // namespace mazeloom::trace
