// SPDX-License-Identifier: MIT
#include "core/trace/made.h"

#include <cstddef>

namespace mazeloom::trace {

Made madeBy(const Trace& trace, StepIndex position) {
    Made made;
    for (const Placement& placement : trace.placements) {
        if (placement.step >= position) break;
        if (placement.thing.object < 0) continue;
        const auto index = static_cast<std::size_t>(placement.thing.object);
        if (level::isMover(placement.thing.kind)) {
            made.trajectories.push_back(trace.trajectories[index]);
        } else {
            made.objects.push_back(trace.objects[index]);
        }
    }
    return made;
}

const level::Thing* thingAt(const Trace& trace, grid::Point cell, StepIndex position) {
    for (auto it = trace.placements.rbegin(); it != trace.placements.rend(); ++it) {
        if (it->step < position && it->thing.at == cell) return &it->thing;
    }
    for (auto it = trace.initialThings.rbegin(); it != trace.initialThings.rend(); ++it) {
        if (it->at == cell) return &*it;
    }
    return nullptr;
}

}  // namespace mazeloom::trace
