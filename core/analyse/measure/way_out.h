// SPDX-License-Identifier: MIT
// The way that a hero has to go: to the nearest exit of a temple, or stairs that lead down.
#pragma once

#include <cstdint>
#include <optional>

#include "core/analyse/distances.h"
#include "core/analyse/measure/measure.h"
#include "core/analyse/measure/open_graph.h"

namespace mazeloom::analyse {

struct WayOut {
    grid::Point at;
    std::int64_t steps = 0;
};

/// Around traps. Nothing without a hero, or where no way leads to one; of equally near ones the
/// first.
inline std::optional<WayOut> nearestWayOut(const Subject& subject) {
    const std::optional<grid::Point> hero = subject.map.hero();
    if (!hero || !subject.map.cells.contains(*hero)) return std::nullopt;
    const level::CellGrid& cells = subject.map.cells;
    const Distances distances(cells, *hero, subject.stop);
    std::optional<WayOut> nearest;
    const auto offer = [&](grid::Point at) {
        if (!cells.contains(at) || !Distances::isNumber(distances.at(at))) return;
        const std::int64_t steps = distances.at(at);
        if (!nearest || steps < nearest->steps) nearest = WayOut{at, steps};
    };
    for (const level::Thing& thing : subject.map.things) {
        if (thing.kind == level::ThingKind::Exit) offer(thing.at);
    }
    forEachOpen(cells, [&](grid::Index i) {
        if (cells[i].terrain() == level::Terrain::StairsDown) offer(cells.point(i));
    });
    return nearest;
}

}  // namespace mazeloom::analyse
