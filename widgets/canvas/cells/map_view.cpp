// SPDX-License-Identifier: MIT
#include "widgets/canvas/cells/map_view.h"

#include <algorithm>
#include <iterator>

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

std::vector<level::Thing> ownThingsOf(const level::Map& map) {
    std::vector<level::Thing> own;
    std::ranges::copy_if(map.things, std::back_inserter(own), [](const level::Thing& thing) {
        return thing.kind == level::ThingKind::Own && thing.own >= 0;
    });
    return own;
}

void ThingIndex::add(const level::CellGrid& cells, const level::Thing& thing,
                     trace::StepIndex from) {
    if (cells.contains(thing.at))
        entries_.push_back({cells.index(thing.at), from, {thing.kind, thing.own}});
}

void ThingIndex::sort() {
    std::ranges::stable_sort(entries_, {}, &Entry::cell);
}

std::optional<ThingIndex::Standing> ThingIndex::at(grid::Index cell,
                                                   trace::StepIndex position) const {
    std::optional<Standing> topmost;
    auto entry = std::ranges::lower_bound(entries_, cell, {}, &Entry::cell);
    for (; entry != entries_.end() && entry->cell == cell; ++entry) {
        if (entry->from <= position) topmost = entry->thing;
    }
    return topmost;
}

}  // namespace mazeloom::widgets
