// SPDX-License-Identifier: MIT
// Where doors stand on a map and how straight its corridors are, looked at plainly and without
// anything of core/generate (RULES.md G-60).
#pragma once

#include <vector>

#include "core/level/map/map.h"
#include "tests/support/layout.h"

namespace mazeloom::testing {

/// Counts over all doors that stages opened, and over all corridor cells.
struct Doorways {
    int doors = 0;
    int bad = 0;      ///< not between two opposite open sides and two closed ones
    int corners = 0;  ///< … open on two sides that meet
    int beside = 0;   ///< with another door among the eight cells around
    int seconds = 0;  ///< between two neighbours that a door before it joins already
    int gaps = 0;     ///< open cells beside a room's floor that are neither its floor nor doors
    int corridor = 0;
    int turning = 0;  ///< corridor cells with two ways that are not opposite

    Doorways& operator+=(const Doorways& other);
};

/// A door that a stage opened; those that are painted, or in handcrafted rooms, stand as painted.
bool isMadeDoor(const level::Map& map, Point p);
/// Whether exactly two opposite sides of a cell are open.
bool isWellFramed(const level::Map& map, Point p);
/// Whether one of the eight cells around is a door.
bool hasDoorBeside(const level::Map& map, Point p);
/// Whether a door could stand there: well framed, and no door beside it.
bool couldBeADoor(const level::Map& map, Point p);
/// The doors that join what a door before them, row by row, joins already: two rooms, or a room and
/// a passage that does not fork between the two doors.
std::vector<Point> secondDoors(const level::Map& map);

/// How many open cells beside a room's floor are no floor of it.
int waysInto(const level::Map& map, const level::PlacedRoom& room);

Doorways doorwaysOf(const level::Map& map);

}  // namespace mazeloom::testing
