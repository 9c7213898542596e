// SPDX-License-Identifier: MIT
// If stages open rooms only by doors and then connect everything, every room has a way in. Doors
// opened by stages have two opposite open sides and two closed ones, and are not next to each
// other.
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/flood.h"
#include "core/check/promises/generation.h"

namespace mazeloom::check::promise::doors {

namespace {

constexpr Sentence kNoDoor{"promise-doors", "a room has no way in"};
constexpr Sentence kBadFrame{"promise-door-frames", "a door does not stand in a wall"};
constexpr Sentence kBeside{"promise-doors-apart", "two doors are beside each other"};
constexpr std::array kSentences{kNoDoor, kBadFrame, kBeside};

bool isPromised(const Generation& generation) {
    const auto& stages = generation.stages();
    if (generation.level().paint || !generation.allBefore(stages.size(), generate::kOpensByDoors)) {
        return false;
    }
    for (std::size_t i = stages.size(); i-- > 0;) {
        if (stages[i].guarantees(generate::kConnectsAll)) return true;
        if (!stages[i].guarantees(generate::kStaysConnected)) return false;
    }
    return false;
}

/// Checks the doors that stages opened, as opposed to painted ones.
void checkFrames(const Generation& generation, Findings& findings) {
    const level::Level& level = generation.level();
    if (level.paint || !level.kept.cells.isEmpty() || !generation.lastLayout()) return;
    if (!generation.allBefore(*generation.lastLayout() + 1, generate::kOpensByDoors)) return;
    const Moment moment = generation.after(*generation.lastLayout());
    const level::CellGrid& cells = moment.cells;
    const auto isOpen = [&](grid::Point p) {
        return cells.contains(p) && cells.at(p).isWalkable();
    };
    const auto isDoor = [&](grid::Point p) {
        return cells.contains(p) && level::isDoor(cells.at(p).terrain());
    };
    forEachCell(cells.size(), [&](grid::Point p) {
        const grid::Index i = cells.index(p);
        const std::uint16_t opener = moment.openedBy[i];
        if (!isDoor(p) || moment.isRoom[i] != 0 || opener == 0) return;
        if (generation.stages()[opener - 1u].stage->placesPackRooms) return;
        const bool above = isOpen({p.x, p.y - 1});
        const bool right = isOpen({p.x + 1, p.y});
        if (above != isOpen({p.x, p.y + 1}) || right != isOpen({p.x - 1, p.y}) || above == right) {
            findings.error(kBadFrame).at(p);
        }
        for (const grid::Point by :
             {grid::Point{1, 0}, grid::Point{-1, 1}, grid::Point{0, 1}, grid::Point{1, 1}}) {
            if (isDoor(p + by)) findings.error(kBeside).at(p);
        }
    });
}

void check(const Generation& generation, Findings& findings) {
    checkFrames(generation, findings);
    if (!isPromised(generation) || !generation.lastLayout()) return;
    if (generation.isLeftApart() || generation.isBarred({"doors"})) return;
    const Moment moment = generation.after(*generation.lastLayout());
    const level::CellGrid& cells = moment.cells;
    const auto steps = cells.steps();
    const auto isFloor = [&](grid::Index i) {
        return moment.isRoom[i] != 0 && cells[i].isWalkable();
    };
    const Parts floors = partsOf(cells.size(), isFloor);
    std::vector<bool> hasWayIn(floors.count());
    std::int64_t open = 0;
    forEachCell(cells.size(), [&](grid::Point cell) {
        const grid::Index i = cells.index(cell);
        open += cells[i].isWalkable() ? 1 : 0;
        if (!cells[i].isWalkable() || moment.isRoom[i] != 0) return;
        for (std::ptrdiff_t step : steps) {
            const auto beside = static_cast<grid::Index>(i + step);
            if (isFloor(beside)) hasWayIn[floors.of[beside] - 1] = true;
        }
    });
    for (std::size_t part = 0; part < floors.count(); ++part) {
        // If all open cells belong to one room, this room needs no way in.
        if (!hasWayIn[part] && floors.cells[part] != open) {
            findings.error(kNoDoor).at(floors.first[part]);
        }
    }
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::doors
