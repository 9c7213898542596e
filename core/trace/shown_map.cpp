// SPDX-License-Identifier: MIT
#include "core/trace/shown_map.h"

#include <algorithm>
#include <utility>

#include "core/trace/grown.h"

namespace mazeloom::trace {

level::Map shownMap(const Timeline& timeline, const grid::Rect& part) {
    const Trace& trace = timeline.trace();
    Trace shown = grown(timeline, part);
    level::Map map(trace.ruleset, {part.width, part.height});
    map.cells = std::move(shown.initial);
    map.marks = std::move(shown.marks);
    map.kinds = trace.kinds;
    map.terrains = trace.terrains;
    // Holds all objects and trajectories of the trace, because things refer to them by index.
    level::Map whole;
    whole.objects = trace.objects;
    whole.trajectories = trace.trajectories;
    const auto here = [&part](grid::Point cell) { return cell - part.topLeft(); };
    for (const level::Thing& thing : shown.initialThings) {
        level::Thing standing = thing;
        if (const level::Trajectory* path = whole.trajectoryOf(thing)) {
            level::Trajectory way = *path;
            if (std::ranges::all_of(way.points, [&](grid::Point p) { return part.contains(p); })) {
                level::relocate(way, here);
            } else {
                way.points = {thing.at};
            }
            standing.object = map.add(std::move(way)).object;
        } else if (const level::Object* object = whole.objectOf(thing)) {
            level::Object moved = *object;
            level::relocate(moved, here);
            standing.object = map.add(std::move(moved)).object;
        }
        map.things.push_back(standing);
    }
    return map;
}

}  // namespace mazeloom::trace
