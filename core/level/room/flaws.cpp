// SPDX-License-Identifier: MIT
#include "core/level/room/flaws.h"

#include <algorithm>
#include <string>

#include "core/grid/point_text.h"
#include "core/level/room/furniture.h"

namespace mazeloom::level {

namespace {

using grid::Point;

Terrain terrainAt(const Room& room, Point p) {
    return room.cells.contains(p) ? room.cells.at(p) : Terrain::Void;
}

bool isOpenToOutside(const Room& room, Point p) {
    return std::ranges::any_of(grid::kDirections, [&](grid::Direction d) {
        return terrainAt(room, p + grid::offset(d)) == Terrain::Void;
    });
}

Problem flawAt(std::string place, std::string text, std::optional<Point> cell = std::nullopt) {
    Problem problem = problemAt({}, std::move(place), std::move(text));
    problem.cell = cell;
    return problem;
}

void checkCells(const Room& room, const std::function<void(Problem)>& found) {
    bool hasFloor = false;
    bool isOpen = false;
    bool hasDoorPlace = false;
    for (int y = 0; y < room.cells.height(); ++y) {
        for (int x = 0; x < room.cells.width(); ++x) {
            const Point p{x, y};
            hasDoorPlace = hasDoorPlace || canHoldDoor(room, p);
            if (!room.terrains.isWalkable(room.cells.at(p))) continue;
            hasFloor = true;
            if (!isOpenToOutside(room, p)) continue;
            isOpen = true;
            found(
                flawAt("cells, row " + std::to_string(y + 1) + ", column " + std::to_string(x + 1),
                       "is open to the outside: put a wall there and list it in entrances", p));
        }
    }
    if (!hasFloor) {
        found(flawAt("cells", "has no floor"));
    } else if (!hasDoorPlace && !isOpen) {
        found(flawAt("cells", "has no wall between floor and outside where a door could open"));
    }
}

void checkFurniture(const Room& room, const std::function<void(Problem)>& found) {
    bool isEmpty = true;
    for (int y = 0; y < room.cells.height(); ++y) {
        for (int x = 0; x < room.cells.width(); ++x) {
            const Terrain terrain = room.cells.at({x, y});
            if (terrain == Terrain::Void || terrain == Terrain::Floor || terrain == Terrain::Wall)
                continue;
            isEmpty = false;
            if (canBeFurniture(terrain)) continue;
            found(
                flawAt("cells, row " + std::to_string(y + 1) + ", column " + std::to_string(x + 1),
                       "doors, stairs and waterfalls cannot be furniture", Point{x, y}));
        }
    }
    if (isEmpty)
        found(flawAt("cells", "is empty: it has nothing but floor, wall and unused cells"));
    if (!room.objects.empty()) found(flawAt("objects", "furniture cannot have things on it"));
    if (!room.entrances.empty()) found(flawAt("entrances", "furniture cannot have entrances"));
    if (room.min > 0) found(flawAt("min", "furniture cannot be made to appear: it must be 0"));
}

}  // namespace

bool canHoldDoor(const Room& room, Point p) {
    if (terrainAt(room, p) != Terrain::Wall) return false;
    return std::ranges::any_of(grid::kDirections, [&](grid::Direction d) {
        return terrainAt(room, p + grid::offset(d)) == Terrain::Void &&
               room.terrains.isWalkable(terrainAt(room, p - grid::offset(d)));
    });
}

void findFlaws(const Room& room, const std::function<void(Problem)>& found) {
    if (isFurniture(room)) return checkFurniture(room, found);
    checkCells(room, found);
    for (std::size_t i = 0; i < room.entrances.size(); ++i) {
        const Point p = room.entrances[i];
        if (canHoldDoor(room, p)) continue;
        found(flawAt("entrance " + std::to_string(i + 1),
                     grid::textOf(p) + " is not an outer wall with floor behind it", p));
    }
}

std::optional<Problem> firstFlaw(const Room& room) {
    std::optional<Problem> first;
    findFlaws(room, [&](Problem flaw) {
        if (!first) first = std::move(flaw);
    });
    return first;
}

}  // namespace mazeloom::level
