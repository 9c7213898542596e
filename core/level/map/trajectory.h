// SPDX-License-Identifier: MIT
// A moving thing and its path.
#pragma once

#include <string>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/properties.h"
#include "core/level/map/thing.h"

namespace mazeloom::level {

/// A bug or the boss, and its path: a polyline through cells (RULES.md T-6, T-7).
struct Trajectory {
    /// Speeds are in tenths of a cell per second, so that the games need no fractions.
    static constexpr int kTenths = 10;
    static constexpr int kMinSpeed = 5;    ///< half a cell a second
    static constexpr int kMaxSpeed = 200;  ///< twenty cells a second
    static constexpr int kMaxPhase = 1'000'000;
    static constexpr int kMaxMoverSize = 3;
    static constexpr int kMaxToughness = 99;

    std::string id;                   ///< unique among its level's trajectories; may be empty
    ThingKind kind = ThingKind::Bug;  ///< Bug or Boss
    std::vector<grid::Point> points;
    bool thereAndBack = false;  ///< mode "there and back"; otherwise "loop"
    int speed = 4 * kTenths;    ///< tenths of a cell a second
    int phase = 0;      ///< ticks of its path that have passed when the level starts; 0–kMaxPhase
    int size = 1;       ///< side in cells, centred on the path; 1–kMaxMoverSize
    int toughness = 3;  ///< number of blasts that kill a boss; 1–kMaxToughness
    std::string more;   ///< JSON of unknown keys, as in Object
    Properties properties = {};

    friend bool operator==(const Trajectory&, const Trajectory&) = default;
};

/// Moves the trajectory's points, and the cells that its properties name, to `placeOf(cell)`.
template <typename PlaceOf>
void relocate(Trajectory& trajectory, const PlaceOf& placeOf) {
    for (grid::Point& point : trajectory.points)
        point = placeOf(point);
    relocate(trajectory.properties, placeOf);
}

}  // namespace mazeloom::level
