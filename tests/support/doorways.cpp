// SPDX-License-Identifier: MIT
#include "tests/support/doorways.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace mazeloom::testing {

namespace {

bool isDoorAt(const level::Map& map, Point p) {
    return level::isDoor(terrainAt(map, p));
}

bool isRoomAt(const level::Map& map, Point p) {
    return isOpen(map, p) && hasMark(map, p, level::kRoom);
}

/// Whether a cell is open and neither a room's floor nor a door.
bool isPassageAt(const level::Map& map, Point p) {
    return isOpen(map, p) && !hasMark(map, p, level::kRoom) && !isDoorAt(map, p);
}

int passagesAround(const level::Map& map, Point p) {
    return static_cast<int>(
        std::ranges::count_if(neighboursOf(p), [&](Point n) { return isPassageAt(map, n); }));
}

/// Returns the index of the room whose floor the cell is; −1 for other cells.
int roomAt(const level::Map& map, Point p) {
    if (!isRoomAt(map, p)) return -1;
    for (std::size_t i = 0; i < map.rooms.size(); ++i) {
        if (map.rooms[i].rect.contains(p)) return static_cast<int>(i);
    }
    return -1;
}

/// Returns the two open sides of a well framed door.
std::pair<Point, Point> sidesOf(const level::Map& map, Point p) {
    if (isOpen(map, {p.x, p.y - 1})) return {{p.x, p.y - 1}, {p.x, p.y + 1}};
    return {{p.x - 1, p.y}, {p.x + 1, p.y}};
}

/// Returns the passage cells that can be reached from a cell without passing a fork.
std::set<Point> withoutFork(const level::Map& map, Point start) {
    std::set<Point> seen{start};
    std::vector<Point> open{start};
    while (!open.empty()) {
        const Point here = open.back();
        open.pop_back();
        if (here != start && passagesAround(map, here) > 2) continue;
        for (Point next : neighboursOf(here)) {
            if (isPassageAt(map, next) && seen.insert(next).second) open.push_back(next);
        }
    }
    return seen;
}

}  // namespace

Doorways& Doorways::operator+=(const Doorways& other) {
    doors += other.doors;
    bad += other.bad;
    corners += other.corners;
    beside += other.beside;
    seconds += other.seconds;
    gaps += other.gaps;
    corridor += other.corridor;
    turning += other.turning;
    return *this;
}

bool isMadeDoor(const level::Map& map, Point p) {
    return isDoorAt(map, p) && hasMark(map, p, level::kPassage);
}

bool isWellFramed(const level::Map& map, Point p) {
    const bool up = isOpen(map, {p.x, p.y - 1});
    const bool right = isOpen(map, {p.x + 1, p.y});
    const bool down = isOpen(map, {p.x, p.y + 1});
    const bool left = isOpen(map, {p.x - 1, p.y});
    return up == down && left == right && up != left;
}

bool hasDoorBeside(const level::Map& map, Point p) {
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            if ((dx != 0 || dy != 0) && isDoorAt(map, {p.x + dx, p.y + dy})) return true;
        }
    }
    return false;
}

bool couldBeADoor(const level::Map& map, Point p) {
    return isWellFramed(map, p) && !hasDoorBeside(map, p);
}

std::vector<Point> secondDoors(const level::Map& map) {
    struct Door {
        Point at;
        int room = -1;       ///< index of the room on one side
        int otherRoom = -1;  ///< index of the room on the other; −1: a passage
        Point outside;       ///< that passage's first cell
    };
    std::vector<Door> doors;
    std::vector<Point> seconds;
    for (Point p : openCells(map)) {
        if (!isMadeDoor(map, p) || !isWellFramed(map, p)) continue;
        auto [one, other] = sidesOf(map, p);
        if (roomAt(map, one) < 0) std::swap(one, other);
        Door door{p, roomAt(map, one), roomAt(map, other), other};
        if (door.room < 0) continue;
        if (door.otherRoom >= 0 && door.otherRoom < door.room) std::swap(door.room, door.otherRoom);
        const std::set<Point> along =
            door.otherRoom < 0 ? withoutFork(map, door.outside) : std::set<Point>{};
        const bool isSecond = std::ranges::any_of(doors, [&](const Door& before) {
            if (before.room != door.room || before.otherRoom != door.otherRoom) return false;
            return door.otherRoom >= 0 || along.contains(before.outside);
        });
        if (isSecond) seconds.push_back(p);
        doors.push_back(door);
    }
    return seconds;
}

int waysInto(const level::Map& map, const level::PlacedRoom& room) {
    std::set<Point> ways;
    for (Point p : floorOf(map, room)) {
        for (Point next : neighboursOf(p)) {
            if (isOpen(map, next) && !hasMark(map, next, level::kRoom)) ways.insert(next);
        }
    }
    return static_cast<int>(ways.size());
}

Doorways doorwaysOf(const level::Map& map) {
    Doorways counts;
    for (Point p : openCells(map)) {
        const bool up = isOpen(map, {p.x, p.y - 1});
        const bool right = isOpen(map, {p.x + 1, p.y});
        const bool down = isOpen(map, {p.x, p.y + 1});
        const bool left = isOpen(map, {p.x - 1, p.y});
        const bool isCorner = up != down && left != right;
        if (isMadeDoor(map, p)) {
            ++counts.doors;
            counts.bad += isWellFramed(map, p) ? 0 : 1;
            counts.corners += isCorner ? 1 : 0;
            counts.beside += hasDoorBeside(map, p) ? 1 : 0;
        } else if (isPassageAt(map, p) && hasMark(map, p, level::kPassage)) {
            ++counts.corridor;
            counts.turning += isCorner ? 1 : 0;
        }
    }
    for (const level::PlacedRoom& room : map.rooms) {
        if (room.handcrafted < 0)
            counts.gaps += waysInto(map, room) - static_cast<int>(doorsOf(map, room).size());
    }
    counts.seconds = static_cast<int>(secondDoors(map).size());
    return counts;
}

}  // namespace mazeloom::testing
