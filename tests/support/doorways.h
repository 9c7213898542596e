// SPDX-License-Identifier: MIT
// Measures where doors stand on a map and how straight its corridors are, without any code from
// core/generate (RULES.md G-60).
#pragma once

#include <vector>

#include "core/level/map/map.h"
#include "tests/support/layout.h"

namespace mazeloom::testing {

/// Counts of all doors that stages opened, and of all corridor cells.
struct Doorways {
    int doors = 0;
    int bad = 0;      ///< not between two opposite open sides and two closed ones
    int corners = 0;  ///< like `bad`, but open on two adjacent sides
    int beside = 0;   ///< with another door among the eight cells around
    int seconds = 0;  ///< join two neighbours that an earlier door joins already
    int gaps = 0;     ///< open cells beside a room's floor that are neither its floor nor doors
    int corridor = 0;
    int turning = 0;  ///< corridor cells with two ways that are not opposite

    Doorways& operator+=(const Doorways& other);
};

/// Whether a stage opened the door. Painted doors and doors of handcrafted rooms stay as drawn.
bool isMadeDoor(const level::Map& map, Point p);
/// Whether exactly two opposite sides of a cell are open.
bool isWellFramed(const level::Map& map, Point p);
/// Whether one of the eight cells around is a door.
bool hasDoorBeside(const level::Map& map, Point p);
/// Whether a door could stand in the cell: it is well framed and has no door beside it.
bool couldBeADoor(const level::Map& map, Point p);
/// Returns the doors that join two places which an earlier door, in row order, joins already: two
/// rooms, or a room and a passage that does not fork between the two doors.
std::vector<Point> secondDoors(const level::Map& map);

/// Returns the number of open cells beside a room's floor that do not belong to that floor.
int waysInto(const level::Map& map, const level::PlacedRoom& room);

Doorways doorwaysOf(const level::Map& map);

}  // namespace mazeloom::testing
