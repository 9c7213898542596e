// SPDX-License-Identifier: MIT
#include "app/cli/map_at_step.h"

#include <algorithm>

#include "core/trace/timeline.h"

namespace mazeloom::app {

level::Map mapAtStep(const generate::Recorded& recorded, trace::StepIndex step) {
    const trace::Trace& trace = *recorded.trace;
    if (step >= trace.stepCount()) return recorded.map;
    level::Map map(recorded.map.ruleset, recorded.map.size());
    trace::Timeline timeline(recorded.trace);
    timeline.seek(step);
    map.cells = timeline.cells();
    map.marks = recorded.map.marks;
    map.objects = trace.objects;
    map.trajectories = trace.trajectories;
    map.things = trace.initialThings;
    for (const trace::Placement& placement : trace.placements) {
        if (placement.step < step) map.things.push_back(placement.thing);
    }
    // Of the map's rooms, those whose placing has been shown: each has one note of its rectangle.
    for (const level::PlacedRoom& room : recorded.map.rooms) {
        const bool placed = std::ranges::any_of(trace.notes, [&](const trace::Note& note) {
            return note.step < step && note.rect == room.rect &&
                   trace::info(trace.steps[note.step].kind).shows == trace::StepShow::Room;
        });
        if (placed) map.rooms.push_back(room);
    }
    return map;
}

}  // namespace mazeloom::app
