// SPDX-License-Identifier: MIT
// Opens the cells of a link: a door where the link goes straight through the wall of a room, else
// floor (RULES.md G-10.2).
#pragma once

#include <algorithm>
#include <cstddef>

#include "core/generate/connect/door_frame.h"
#include "core/generate/connect/join_parts.h"
#include "core/generate/shared/stage.h"

namespace mazeloom::generate {

template <typename Mode>
class LinkOpener {
  public:
    /// `closed` is the percentage of doors that are made closed rather than open.
    LinkOpener(StageRun<Mode>& run, int closed)
        : run_(run), cells_(run.map.cells), closed_(closed) {}

    /// Opens a cell. The caller must have begun a step.
    void open(const LinkCell& cell) {
        const auto isOpen = [&](grid::Index beside) {
            return cells_[beside].isWalkable() || beside == cell.before || beside == cell.after;
        };
        level::Terrain terrain = level::Terrain::Floor;
        if (isWallOfARoom(cell.at) && isFramed(cells_, cell.at, isOpen) &&
            !isNearADoor(cells_, cell.at)) {
            terrain =
                run_.random.chance(closed_) ? level::Terrain::ClosedDoor : level::Terrain::OpenDoor;
        }
        run_.write.set(cell.at, level::Cell(terrain));
        run_.map.marks[cell.at] |= level::kLink | level::kPassage;
        if (terrain == level::Terrain::Floor) takeDownDoorsBeside(cell.at);
    }

    bool isWallOfARoom(grid::Index i) const {
        return std::ranges::any_of(cells_.steps(), [&](std::ptrdiff_t step) {
            const grid::Index beside = shifted(i, step);
            return cells_[beside].isWalkable() && (run_.map.marks[beside] & level::kRoom) != 0;
        });
    }

  private:
    /// Turns doors beside a new opening into floor if they are no longer framed: a link that had no
    /// other route may open the wall at a door's side.
    void takeDownDoorsBeside(grid::Index i) {
        for (const std::ptrdiff_t step : cells_.steps()) {
            const grid::Index door = shifted(i, step);
            if (isMadeDoor(run_.map, door) && !isFramed(cells_, door))
                run_.write.set(door, level::Cell(level::Terrain::Floor));
        }
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    const int closed_;
};

}  // namespace mazeloom::generate
