// SPDX-License-Identifier: MIT
#include "widgets/canvas/cells/map_view.h"

#include <algorithm>

namespace mazeloom::widgets {

ThingIndex::ThingIndex(const level::CellGrid& cells, std::span<const level::Thing> things) {
    for (const level::Thing& thing : things)
        add(cells, thing, 0);
    sort();
}

ThingIndex::ThingIndex(const trace::Trace& trace, const edit::Layers& layers) {
    for (const level::Thing& thing : trace.initialThings) {
        const bool isKept = trace.kept.at(thing.at).isKept();
        if (layers.of(edit::layerOf(thing.kind, isKept)).isHidden()) continue;
        add(trace.initial, thing, 0);
    }
    const bool hidesGenerated = layers.of(edit::Layer::Generated).isHidden();
    for (const trace::Placement& placement : trace.placements) {
        if (!hidesGenerated) add(trace.initial, placement.thing, placement.step + 1);
    }
    sort();
}

void ThingIndex::add(const level::CellGrid& cells, const level::Thing& thing,
                     trace::StepIndex from) {
    if (cells.contains(thing.at)) entries_.push_back({cells.index(thing.at), from, thing.kind});
}

void ThingIndex::sort() {
    std::ranges::stable_sort(entries_, {}, &Entry::cell);
}

std::optional<level::ThingKind> ThingIndex::at(grid::Index cell, trace::StepIndex position) const {
    std::optional<level::ThingKind> topmost;
    auto entry = std::ranges::lower_bound(entries_, cell, {}, &Entry::cell);
    for (; entry != entries_.end() && entry->cell == cell; ++entry) {
        if (entry->from <= position) topmost = entry->kind;
    }
    return topmost;
}

}  // namespace mazeloom::widgets
