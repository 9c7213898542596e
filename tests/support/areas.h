// SPDX-License-Identifier: MIT
// Areas as plain sets of cells, and random areas, for the tests of editing.
#pragma once

#include <set>
#include <vector>

#include "core/edit/area/area.h"
#include "core/random/stream.h"

namespace mazeloom::testing {

using CellSet = std::set<grid::Point>;

inline CellSet cellSet(const edit::Area& area) {
    CellSet cells;
    for (const edit::Run& run : area.runs()) {
        for (int i = 0; i < run.count; ++i)
            cells.insert({run.x + i, run.y});
    }
    return cells;
}

inline edit::Area areaOf(const CellSet& cells) {
    std::vector<edit::Run> runs;
    for (grid::Point cell : cells)
        runs.push_back({cell.y, cell.x, 1});
    return edit::Area(runs);
}

inline grid::Point randomPoint(random::Stream& random, const grid::Rect& within) {
    const int x = random.between(within.x, within.right());
    return {x, random.between(within.y, within.bottom())};
}

/// Returns noise of random density in a rectangle.
inline edit::Area randomArea(random::Stream& random, const grid::Rect& within) {
    const int percent = random.between(0, 100);
    CellSet cells;
    for (int y = within.y; y <= within.bottom(); ++y) {
        for (int x = within.x; x <= within.right(); ++x) {
            if (random.chance(percent)) cells.insert({x, y});
        }
    }
    return areaOf(cells);
}

/// Whether the runs keep Area's order: by row and column, none empty, none touching.
inline bool isInOrder(const edit::Area& area) {
    const edit::Run* last = nullptr;
    for (const edit::Run& run : area.runs()) {
        if (run.count <= 0) return false;
        if (last != nullptr && (run.y < last->y || (run.y == last->y && run.x <= last->end())))
            return false;
        last = &run;
    }
    return true;
}

}  // namespace mazeloom::testing
