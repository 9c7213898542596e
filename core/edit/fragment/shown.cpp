// SPDX-License-Identifier: MIT
#include "core/edit/fragment/shown.h"

#include "core/edit/keep/keep.h"

namespace mazeloom::edit {

namespace {

bool isGenerated(const Shown& shown, grid::Point cell) {
    if (shown.initial.size() != shown.map.size()) return true;
    const bool isKept = shown.level.kept.cells.at(cell).isKept();
    return layerOf(shown.map.cells.at(cell), shown.initial.at(cell), isKept) == Layer::Generated;
}

bool hasGeneratedCell(const Shown& shown, const Area& area) {
    for (const Run& run : area.runs()) {
        for (int x = run.x; x < run.end(); ++x) {
            if (isGenerated(shown, {x, run.y})) return true;
        }
    }
    return false;
}

}  // namespace

void leaveOutHidden(Fragment& fragment, const Layers& layers) {
    const auto isHidden = [&](Layer layer) { return layers.of(layer).isHidden(); };
    if (isHidden(Layer::Objects)) fragment.objects.clear();
    if (isHidden(Layer::Paths)) fragment.trajectories.clear();
    if (isHidden(Layer::Kept)) fragment.kept = {};
}

void keepGenerated(Fragment& copy, const Shown& shown, const Area& area) {
    const Area inside = area.clipped(shown.map.cells.bounds());
    KeptChange change = keep(shown.level, shown.rooms, shown.map, inside);
    if (!change.things && !hasGeneratedCell(shown, inside)) return;
    level::Kept kept = shown.level.kept;
    redo(kept, shown.level.size, change.delta);
    if (change.things) swapThings(kept, *change.things);
    copy.kept = copyOf(kept, inside);
}

}  // namespace mazeloom::edit
