// SPDX-License-Identifier: MIT
// What a generation itself has placed, apart from what was painted.
#pragma once

#include <vector>

#include "core/level/map/object.h"
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

}  // namespace mazeloom::trace
