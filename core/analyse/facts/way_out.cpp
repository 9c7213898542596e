// SPDX-License-Identifier: MIT
#include "core/analyse/facts/way_out.h"

#include "core/analyse/distances.h"
#include "core/analyse/facts/open_graph.h"

namespace mazeloom::analyse {

WayOut::WayOut(const Subject& subject) {
    const std::optional<grid::Point> hero = subject.map.hero();
    if (!hero || !subject.map.cells.contains(*hero)) return;
    const level::CellGrid& cells = subject.map.cells;
    const Distances distances(cells, *hero, subject.stop);
    const auto offer = [&](grid::Point out) {
        if (!cells.contains(out) || !Distances::isNumber(distances.at(out))) return;
        if (at && distances.at(out) >= steps) return;
        at = out;
        steps = distances.at(out);
    };
    for (const level::Thing& thing : subject.map.things) {
        if (thing.kind == level::ThingKind::Exit) offer(thing.at);
    }
    forEachOpen(cells, [&](grid::Index i) {
        if (cells[i].terrain() == level::Terrain::StairsDown) offer(cells.point(i));
    });
}

}  // namespace mazeloom::analyse
