// SPDX-License-Identifier: MIT
// What stages that darken a level share (RULES.md G-111.5).
#pragma once

#include "core/generate/stage/cells.h"
#include "core/generate/stage/stage.h"

namespace mazeloom::generate {

/// What light falls on and passes through; walls and doors follow from what is beside them.
inline bool isClearOfLight(level::Cell cell) {
    return !cell.isOpaque() && !level::isDoor(cell.terrain());
}

inline bool hasLitBeside(const level::Map& map, grid::Point p) {
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const grid::Point beside = p + grid::Point{dx, dy};
            if (map.cells.contains(beside) && isClearOfLight(map.cells.at(beside)) &&
                !map.isDark(beside)) {
                return true;
            }
        }
    }
    return false;
}

/// All that is not clear is dark where nothing beside it is lit, and else lit.
template <typename Mode>
void darkenWalls(StageRun<Mode>& run) {
    if (run.map.dark.size().isEmpty()) return;
    bool isFirst = true;
    forEachPlace(run.map.cells, [&](grid::Index i, grid::Point p) {
        if (isClearOfLight(run.map.cells[i])) return;
        const bool isDark = !hasLitBeside(run.map, p);
        if (isDark == run.map.isDark(i)) return;
        if (isFirst) run.write.begin(trace::StepKind::DarkenWalls, i);
        isFirst = false;
        run.write.shade(i, isDark);
    });
}

}  // namespace mazeloom::generate
