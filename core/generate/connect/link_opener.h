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
        link_ = cell;
        level::Terrain terrain = level::Terrain::Floor;
        if (canBeADoor(cell.at)) {
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
    /// Whether a link makes a door in the cell. The cells before and after it on the link count as
    /// open.
    bool canBeADoor(grid::Index i) const {
        const auto isOpen = [&](grid::Index beside) {
            return cells_[beside].isWalkable() || beside == link_.before || beside == link_.after;
        };
        return isWallOfARoom(i) && isFramed(cells_, i, isOpen) && !isNearADoor(cells_, i);
    }

    /// Turns doors beside a new opening into floor if they are no longer framed: a link that had no
    /// other route may open the wall at a door's side.
    void takeDownDoorsBeside(grid::Index i) {
        for (const std::ptrdiff_t step : cells_.steps()) {
            const grid::Index door = shifted(i, step);
            if (!isMadeDoor(run_.map, door) || isFramed(cells_, door)) continue;
            run_.write.set(door, level::Cell(level::Terrain::Floor));
            putDoorsAround(door);
        }
    }

    /// Turns cells of links near a removed door into doors if they are floor only because that door
    /// was near. A hash of the cell's place, not the random-number stream, decides whether such a
    /// door is closed, so that the draws of later links stay the same.
    void putDoorsAround(grid::Index gone) {
        const auto down = static_cast<std::ptrdiff_t>(cells_.stride());
        for (const std::ptrdiff_t row : {-down, std::ptrdiff_t{0}, down}) {
            for (const std::ptrdiff_t column : {-1, 0, 1}) {
                const grid::Index i = shifted(gone, row + column);
                const bool isFloorOfALink = cells_[i] == level::Cell(level::Terrain::Floor) &&
                                            (run_.map.marks[i] & level::kLink) != 0;
                if (!isFloorOfALink || !canBeADoor(i)) continue;
                const bool isClosed = run_.places.chance(cells_.point(i), closed_);
                run_.write.set(i, level::Cell(isClosed ? level::Terrain::ClosedDoor
                                                       : level::Terrain::OpenDoor));
            }
        }
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    const int closed_;
    LinkCell link_;  ///< the cell that was opened last
};

}  // namespace mazeloom::generate
