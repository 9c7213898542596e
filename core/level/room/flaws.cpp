// SPDX-License-Identifier: MIT
#include "core/level/room/flaws.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/level/room/furniture.h"

namespace mazeloom::level {

namespace {

constexpr Sentence kCellsPlace{"room-place-cells", "cells"};
constexpr Sentence kRowColumn{"room-place-row-column", "cells, row %1, column %2"};
constexpr Sentence kObjectsPlace{"room-place-objects", "objects"};
constexpr Sentence kEntrancesPlace{"room-place-entrances", "entrances"};
constexpr Sentence kEntrancePlace{"room-place-entrance", "entrance %1"};
constexpr Sentence kMinPlace{"room-place-min", "min"};
constexpr Sentence kIsOpen{"room-open",
                           "is open to the outside: put a wall there and list it in entrances"};
constexpr Sentence kNoFloor{"room-no-floor", "has no floor"};
constexpr Sentence kNoDoorPlace{"room-no-door-place",
                                "has no wall between floor and outside where a door could open"};
constexpr Sentence kNotFurniture{"furniture-terrain",
                                 "doors, stairs and waterfalls cannot be furniture"};
constexpr Sentence kEmptyFurniture{"furniture-empty",
                                   "is empty: it has nothing but floor, wall and unused cells"};
constexpr Sentence kThingsOnFurniture{"furniture-things", "furniture cannot have things on it"};
constexpr Sentence kFurnitureEntrances{"furniture-entrances", "furniture cannot have entrances"};
constexpr Sentence kFurnitureMin{"furniture-min",
                                 "furniture cannot be made to appear: it must be 0"};
constexpr Sentence kNoOuterWall{"room-entrance-wall",
                                "%1 is not an outer wall with floor behind it"};
constexpr std::array kFlawSentences{
    kCellsPlace,         kRowColumn,    kObjectsPlace,   kEntrancesPlace,
    kEntrancePlace,      kMinPlace,     kIsOpen,         kNoFloor,
    kNoDoorPlace,        kNotFurniture, kEmptyFurniture, kThingsOnFurniture,
    kFurnitureEntrances, kFurnitureMin, kNoOuterWall};

using grid::Point;

Terrain terrainAt(const Room& room, Point p) {
    return room.cells.contains(p) ? room.cells.at(p) : Terrain::Void;
}

bool isOpenToOutside(const Room& room, Point p) {
    return std::ranges::any_of(grid::kDirections, [&](grid::Direction d) {
        return terrainAt(room, p + grid::offset(d)) == Terrain::Void;
    });
}

Problem flawAt(Phrase place, Phrase phrase, std::optional<Point> cell = std::nullopt) {
    Problem problem = problemSaying(Severity::Error, std::move(phrase), cell);
    problem.place = english(place);
    problem.placePhrase = std::move(place);
    return problem;
}

Phrase placeOf(Point cell) {
    return {kRowColumn, {cell.y + 1, cell.x + 1}};
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
            found(flawAt(placeOf(p), {kIsOpen}, p));
        }
    }
    if (!hasFloor) {
        found(flawAt({kCellsPlace}, {kNoFloor}));
    } else if (!hasDoorPlace && !isOpen) {
        found(flawAt({kCellsPlace}, {kNoDoorPlace}));
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
            found(flawAt(placeOf({x, y}), {kNotFurniture}, Point{x, y}));
        }
    }
    if (isEmpty) found(flawAt({kCellsPlace}, {kEmptyFurniture}));
    if (!room.objects.empty()) found(flawAt({kObjectsPlace}, {kThingsOnFurniture}));
    if (!room.entrances.empty()) found(flawAt({kEntrancesPlace}, {kFurnitureEntrances}));
    if (room.min > 0) found(flawAt({kMinPlace}, {kFurnitureMin}));
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
        found(flawAt({kEntrancePlace, {i + 1}}, {kNoOuterWall, {p}}, p));
    }
}

std::span<const Sentence> roomFlawSentences() {
    return kFlawSentences;
}

std::optional<Problem> firstFlaw(const Room& room) {
    std::optional<Problem> first;
    findFlaws(room, [&](Problem flaw) {
        if (!first) first = std::move(flaw);
    });
    return first;
}

}  // namespace mazeloom::level
