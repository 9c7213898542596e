// SPDX-License-Identifier: MIT
#include "core/generate/locks/door_graph.h"

#include "core/generate/connect/door_frame.h"
#include "core/generate/shared/cells.h"
#include "core/level/map/lock.h"

namespace mazeloom::generate {

using grid::Direction;
using grid::Index;
using level::Terrain;

namespace {

/// Whether a stage made the door: an ordinary door, or a one-way door.
bool isMade(const level::Map& map, Index i) {
    const level::Cell cell = map.cells[i];
    return isMadeDoor(map, i) ||
           (level::isOneWay(cell.terrain()) && cell == level::Cell(cell.terrain()) &&
            (map.marks[i] & (level::kPassage | level::kRoom)) == level::kPassage);
}

}  // namespace

DoorGraph::DoorGraph(const level::Map& map) : regions_(map.size(), kNone) {
    const level::CellGrid& cells = map.cells;
    // Doors are marked first, so that no region floods through them.
    constexpr Region kDoor = kNone - 1;
    std::vector<Index> framed;
    forEachCell(cells, [&](Index i) {
        if (!level::isDoor(cells[i].terrain()) || !isMade(map, i) || !isFramed(cells, i)) return;
        regions_[i] = kDoor;
        framed.push_back(i);
    });
    forEachCell(cells, [&](Index i) {
        if (regions_[i] == kNone && cells[i].isWalkable()) fill(cells, i);
    });
    for (const Index door : framed) {
        regions_[door] = kNone;
        const bool isAcross = cells[shifted(door, 1)].isWalkable();
        const Terrain terrain = cells[door].terrain();
        const bool isOneWay = level::isOneWay(terrain);
        const Direction ahead = isOneWay   ? *level::info(terrain).entry
                                : isAcross ? Direction::Right
                                           : Direction::Down;
        const std::ptrdiff_t step = cells.step(ahead);
        const Region from = regions_[shifted(door, -step)];
        const Region to = regions_[shifted(door, step)];
        // Two adjacent doors have no region between them.
        const bool areRegions = from < count_ && to < count_;
        if (areRegions && from != to)
            (isOneWay ? bypasses_ : doors_).push_back({door, ahead, from, to});
    }
    findLockedBypasses(map);
}

void DoorGraph::findLockedBypasses(const level::Map& map) {
    level::LockSet keys = 0;
    for (const level::Thing& thing : map.things) {
        if (const auto lock = level::lockOf(thing.kind)) keys |= level::bitOf(*lock);
    }
    if (keys == 0) return;
    forEachCell(map.cells, [&](Index i) {
        const auto lock = level::lockOf(map.cells[i].terrain());
        if (!lock || (keys & level::bitOf(*lock)) == 0) return;
        for (const Direction in : grid::kDirections) {
            const Region from = regionAt(shifted(i, map.cells.step(opposite(in))));
            for (const Direction out : grid::kDirections) {
                const Region to = regionAt(shifted(i, map.cells.step(out)));
                if (from != kNone && to != kNone && from != to)
                    bypasses_.push_back({i, out, from, to});
            }
        }
    });
}

void DoorGraph::fill(const level::CellGrid& cells, Index start) {
    const auto steps = cells.steps();
    const Region region = count_++;
    regions_[start] = region;
    stack_.assign(1, start);
    while (!stack_.empty()) {
        const Index here = stack_.back();
        stack_.pop_back();
        for (const std::ptrdiff_t step : steps) {
            const Index beside = shifted(here, step);
            if (regions_[beside] != kNone || !cells[beside].isWalkable()) continue;
            regions_[beside] = region;
            stack_.push_back(beside);
        }
    }
}

}  // namespace mazeloom::generate
