// SPDX-License-Identifier: MIT
// Simple queries of a map for tests of the layout stages' promises. Deliberately naive, and written
// without any code from core/generate.
#pragma once

#include <set>
#include <vector>

#include "core/level/map/map.h"

namespace mazeloom::testing {

using grid::Point;

inline std::vector<Point> cellsOf(const level::Map& map) {
    std::vector<Point> cells;
    for (int y = 0; y < map.size().height; ++y) {
        for (int x = 0; x < map.size().width; ++x)
            cells.push_back({x, y});
    }
    return cells;
}

inline std::vector<Point> neighboursOf(Point p) {
    return {{p.x, p.y - 1}, {p.x + 1, p.y}, {p.x, p.y + 1}, {p.x - 1, p.y}};
}

inline level::Terrain terrainAt(const level::Map& map, Point p) {
    return map.cells.contains(p) ? map.cells.at(p).terrain() : level::Terrain::Void;
}

inline bool isOpen(const level::Map& map, Point p) {
    return level::isWalkable(terrainAt(map, p));
}

inline int openAround(const level::Map& map, Point p) {
    int count = 0;
    for (Point next : neighboursOf(p))
        count += isOpen(map, next) ? 1 : 0;
    return count;
}

inline std::vector<Point> openCells(const level::Map& map) {
    std::vector<Point> open;
    for (Point p : cellsOf(map)) {
        if (isOpen(map, p)) open.push_back(p);
    }
    return open;
}

/// Returns the part of `among` that can be walked to from `start`.
template <typename Among>
std::vector<Point> flood(grid::Size size, Point start, const Among& among) {
    std::vector<char> seen(static_cast<std::size_t>(size.area()), 0);
    const auto visit = [&](Point p, std::vector<Point>& into) {
        if (p.x < 0 || p.y < 0 || p.x >= size.width || p.y >= size.height || !among(p)) return;
        char& mark = seen[static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size.width) +
                          static_cast<std::size_t>(p.x)];
        if (mark != 0) return;
        mark = 1;
        into.push_back(p);
    };
    std::vector<Point> reached;
    visit(start, reached);
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (Point next : neighboursOf(reached[i]))
            visit(next, reached);
    }
    return reached;
}

/// Returns the number of connected parts of the open cells.
inline int countParts(const level::Map& map) {
    std::vector<char> seen(static_cast<std::size_t>(map.size().area()), 0);
    const auto at = [&](Point p) -> char& {
        return seen[static_cast<std::size_t>(p.y) * static_cast<std::size_t>(map.size().width) +
                    static_cast<std::size_t>(p.x)];
    };
    int parts = 0;
    for (Point start : openCells(map)) {
        if (at(start) != 0) continue;
        ++parts;
        std::vector<Point> stack{start};
        at(start) = 1;
        while (!stack.empty()) {
            const Point here = stack.back();
            stack.pop_back();
            for (Point next : neighboursOf(here)) {
                if (!isOpen(map, next) || at(next) != 0) continue;
                at(next) = 1;
                stack.push_back(next);
            }
        }
    }
    return parts;
}

/// Returns the number of pairs of open neighbours.
inline int countLinks(const level::Map& map) {
    int links = 0;
    for (Point p : openCells(map)) {
        links += isOpen(map, {p.x + 1, p.y}) ? 1 : 0;
        links += isOpen(map, {p.x, p.y + 1}) ? 1 : 0;
    }
    return links;
}

inline bool hasMark(const level::Map& map, Point p, level::Mark mark) {
    return (map.marks.at(p) & mark) != 0;
}

/// Returns the floor of one placed room.
inline std::vector<Point> floorOf(const level::Map& map, const level::PlacedRoom& room) {
    std::vector<Point> floor;
    for (int y = room.rect.y; y <= room.rect.bottom(); ++y) {
        for (int x = room.rect.x; x <= room.rect.right(); ++x) {
            const Point p{x, y};
            if (isOpen(map, p) && hasMark(map, p, level::kRoom)) floor.push_back(p);
        }
    }
    return floor;
}

/// Returns the doors beside a room's floor.
inline std::set<Point> doorsOf(const level::Map& map, const level::PlacedRoom& room) {
    std::set<Point> doors;
    for (Point p : floorOf(map, room)) {
        for (Point next : neighboursOf(p)) {
            if (!hasMark(map, next, level::kRoom) && level::isDoor(terrainAt(map, next))) {
                doors.insert(next);
            }
        }
    }
    return doors;
}

/// Whether two rooms' rectangles overlap or touch; checked cell by cell.
inline bool overlapOrTouch(const level::PlacedRoom& a, const level::PlacedRoom& b) {
    for (int y = a.rect.y; y <= a.rect.bottom(); ++y) {
        for (int x = a.rect.x; x <= a.rect.right(); ++x) {
            if (x >= b.rect.x - 1 && x <= b.rect.x + b.rect.width && y >= b.rect.y - 1 &&
                y <= b.rect.y + b.rect.height) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace mazeloom::testing
