// SPDX-License-Identifier: MIT
#include "core/analyse/needs/mechanics.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace mazeloom::analyse::needs {

namespace {

using level::ThingKind;
using play::temple::Field;

/// Removes the things and trajectories of these kinds; returns whether there were any.
bool removeAll(level::Map& map, std::initializer_list<ThingKind> kinds) {
    const auto isOne = [&](ThingKind kind) {
        return std::ranges::find(kinds, kind) != kinds.end();
    };
    std::size_t removed =
        std::erase_if(map.things, [&](const level::Thing& thing) { return isOne(thing.kind); });
    // The trajectories stay in place, since things refer to them by index. One without points is
    // left out of the field.
    for (level::Trajectory& trajectory : map.trajectories) {
        if (!isOne(trajectory.kind) || trajectory.points.empty()) continue;
        trajectory.points.clear();
        ++removed;
    }
    return removed > 0;
}

/// Replaces emitters by walls, which they are to the hero; returns whether there were any.
bool wallUp(level::Map& map) {
    for (const level::Thing& thing : map.things) {
        if (thing.kind == ThingKind::Emitter)
            map.cells.at(thing.at) = map.terrains.cell(level::Terrain::Wall);
    }
    return removeAll(map, {ThingKind::Emitter});
}

/// Replaces waterfalls by floor; returns whether there were any.
bool drain(level::Map& map) {
    bool isChanged = false;
    for (int y = 0; y < map.size().height; ++y) {
        for (level::Cell& cell : map.cells.row(y)) {
            if (!level::isFlowing(cell.terrain())) continue;
            cell = map.terrains.changed(cell, level::Terrain::Floor);
            isChanged = true;
        }
    }
    return isChanged;
}

bool hasDeepWater(const level::Map& map) {
    for (int y = 0; y < map.size().height; ++y) {
        for (const level::Cell cell : map.cells.row(y)) {
            if (cell.isWalkable() && cell.isLiquid() && !level::isFlowing(cell.terrain()))
                return true;
        }
    }
    return false;
}

/// Takes the mechanic away from a map; returns whether the map had it.
bool takeAway(Mechanic mechanic, level::Map& map) {
    switch (mechanic) {
        case Mechanic::Tnt:
            return removeAll(map, {ThingKind::Tnt});
        case Mechanic::Grenades:
            return removeAll(map, {ThingKind::Grenade});
        case Mechanic::Explosives:
            return removeAll(map, {ThingKind::Tnt, ThingKind::Grenade});
        case Mechanic::Hearts:
            return removeAll(map, {ThingKind::Heart});
        case Mechanic::Bugs:
            return removeAll(map, {ThingKind::Bug});
        case Mechanic::Bosses:
            return removeAll(map, {ThingKind::Boss});
        case Mechanic::Beams:
            return wallUp(map);
        case Mechanic::Falls:
            return drain(map);
        case Mechanic::Air:
            return hasDeepWater(map);
        case Mechanic::Numbers:
            return false;
    }
    return false;
}

}  // namespace

bool isObjective(Mechanic mechanic, const level::Objectives& objectives) {
    return (mechanic == Mechanic::Bugs && objectives.bugs) ||
           (mechanic == Mechanic::Bosses && objectives.boss) ||
           (mechanic == Mechanic::Beams && objectives.lasers);
}

std::shared_ptr<const Field> fieldWithout(Mechanic mechanic, const level::Level& level,
                                          const level::Map& map) {
    level::Map without = map;
    if (!takeAway(mechanic, without)) return nullptr;
    auto made = Field::make(
        level, std::move(without),
        mechanic == Mechanic::Air ? play::temple::Breath::Endless : play::temple::Breath::Limited);
    return made ? std::move(*made) : nullptr;
}

}  // namespace mazeloom::analyse::needs
