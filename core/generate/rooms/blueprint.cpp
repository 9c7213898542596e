// SPDX-License-Identifier: MIT
#include "core/generate/rooms/blueprint.h"

#include <algorithm>

namespace mazeloom::generate {

using grid::Direction;
using grid::Point;
using level::Terrain;

Blueprint::Blueprint(const level::Room& original, level::Symmetry symmetry)
    : room(level::transformed(original, symmetry)), outside_(room.cells.size()) {
    floodOutside();
    findEntrances();
    findChambers();
}

/// Floods void cells, from the frame around the grid inwards, as outside; the room encloses the
/// void cells that the flood does not reach.
void Blueprint::floodOutside() {
    const grid::Rect frame = room.cells.bounds().grown(1);
    std::vector<Point> stack{frame.topLeft()};
    while (!stack.empty()) {
        const Point p = stack.back();
        stack.pop_back();
        if (!frame.contains(p) || at(p) != Terrain::Void || isOutside(p)) continue;
        outside_.at(p) = 1;
        for (Direction d : grid::kDirections)
            stack.push_back(p + grid::offset(d));
    }
    for (int y = 0; y < size().height; ++y) {
        for (int x = 0; x < size().width; ++x) {
            if (at({x, y}) == Terrain::Void && !isOutside({x, y})) enclosed.push_back({x, y});
        }
    }
}

void Blueprint::findEntrances() {
    for (int y = 0; y < size().height; ++y) {
        for (int x = 0; x < size().width; ++x) {
            const Point wall{x, y};
            if (!mayHaveADoor(wall)) continue;
            for (Direction d : grid::kDirections) {
                const bool fromFloor = room.terrains.isWalkable(at(wall - grid::offset(d)));
                if (fromFloor && isOutside(wall + grid::offset(d))) {
                    entrances.push_back({wall, d, std::string(level::entranceTagAt(room, wall))});
                    break;
                }
            }
        }
    }
}

/// Finds the chambers: floods the room from each entrance that no earlier flood has reached.
void Blueprint::findChambers() {
    grid::Grid<int> chamberOf(size());
    std::vector<Point> stack;
    for (Entrance& entrance : entrances) {
        const Point inside = entrance.at - grid::offset(entrance.outward);
        if (chamberOf.at(inside) == 0) {
            ++chamberCount;
            stack.push_back(inside);
        }
        while (!stack.empty()) {
            const Point p = stack.back();
            stack.pop_back();
            if (!room.terrains.isWalkable(at(p)) || chamberOf.at(p) != 0) continue;
            chamberOf.at(p) = chamberCount;
            for (Direction d : grid::kDirections)
                stack.push_back(p + grid::offset(d));
        }
        entrance.chamber = chamberOf.at(inside) - 1;
    }
}

bool Blueprint::mayHaveADoor(Point wall) const {
    if (at(wall) != Terrain::Wall) return false;
    return room.entrances.empty() ||
           std::ranges::find(room.entrances, wall) != room.entrances.end();
}

}  // namespace mazeloom::generate
