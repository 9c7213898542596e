// SPDX-License-Identifier: MIT
#include "core/generate/stages/things/chambers.h"

#include <algorithm>

#include "core/generate/shared/ground.h"
#include "core/grid/bounds.h"
#include "core/level/dwellers.h"
#include "core/random/squares.h"

namespace mazeloom::generate {

using grid::Point;
using grid::Rect;

namespace {

/// The side of a block, in cells: about that of a room among corridors.
constexpr int kBlock = 8;
/// Minimum number of open floor cells in a block that counts as a chamber.
constexpr int kLeastFloor = 9;

/// Notes whether a handcrafted room has monsters or items of its own. A thing of the room has an
/// object; a thing placed by a stage has none.
void lookForOwnThings(const level::Map& map, const Rect& room, Chamber& chamber) {
    for (const level::Thing& thing : map.things) {
        if (thing.object < 0 || !room.contains(thing.at)) continue;
        chamber.hasMonsters |= level::isMonster(thing.kind);
        chamber.hasItems |= level::isItem(thing.kind);
    }
}

bool isFloor(const level::Map& map, grid::Index i) {
    const level::Terrain terrain = map.cells[i].terrain();
    const level::Theme* theme = map.themeOf(i);
    return terrain == level::Terrain::Floor || (theme != nullptr && terrain == theme->floor);
}

int floorIn(const level::Map& map, const Rect& block) {
    int floor = 0;
    for (int y = block.y; y <= block.bottom(); ++y) {
        for (int x = block.x; x <= block.right(); ++x)
            floor += isFloor(map, map.cells.index({x, y})) ? 1 : 0;
    }
    return floor;
}

std::vector<Chamber> blocksOf(const level::Map& map, Point origin) {
    std::vector<Chamber> chambers;
    const std::optional<Point> hero = map.hero();
    const random::Squares squares(origin, kBlock);
    squares.forEach(map.size(), [&](Point square) {
        const Point corner = squares.corner(square);
        const Rect block = grid::commonOf(map.cells.bounds(), {corner.x, corner.y, kBlock, kBlock});
        if (hero && block.contains(*hero)) return;
        if (floorIn(map, block) >= kLeastFloor) chambers.push_back({block});
    });
    return chambers;
}

/// Returns the room's cell nearest to its middle that `isFree` accepts; ties in reading order.
template <typename IsFree>
std::optional<grid::Index> nearestToMiddle(const level::Map& map, const Rect& room,
                                           const IsFree& isFree) {
    const Point centre = room.centre();
    std::optional<grid::Index> best;
    int least = 0;
    for (int y = room.y; y <= room.bottom(); ++y) {
        for (int x = room.x; x <= room.right(); ++x) {
            const grid::Index i = map.cells.index({x, y});
            const Point by = Point{x, y} - centre;
            const int distance = by.x * by.x + by.y * by.y;
            if ((best && distance >= least) || !isFree(i)) continue;
            best = i;
            least = distance;
        }
    }
    return best;
}

}  // namespace

std::optional<std::size_t> roomOfArrival(const level::Map& map) {
    const auto& rooms = map.rooms;
    if (rooms.empty()) return std::nullopt;
    const auto indexOf = [&](auto room) { return static_cast<std::size_t>(room - rooms.begin()); };
    if (const auto hero = map.hero()) {
        const auto here = std::ranges::find_if(
            rooms, [&](const level::PlacedRoom& room) { return room.rect.contains(*hero); });
        if (here != rooms.end()) return indexOf(here);
    }
    const auto first = std::ranges::find_if(
        rooms, [](const level::PlacedRoom& room) { return room.handcrafted < 0; });
    return first == rooms.end() ? 0 : indexOf(first);
}

bool holdsStairs(const level::Map& map, grid::Index i) {
    return isBareGround(map, i) && !map.cells[i].hasThing() && (map.marks[i] & level::kFinal) == 0;
}

std::optional<grid::Index> middleOf(const level::Map& map, const Rect& room,
                                    std::optional<grid::Index> alsoFree) {
    return nearestToMiddle(map, room,
                           [&](grid::Index i) { return holdsStairs(map, i) || i == alsoFree; });
}

std::optional<grid::Index> standingPlaceIn(const level::Map& map, const Rect& room) {
    return nearestToMiddle(map, room, [&](grid::Index i) {
        const level::Cell cell = map.cells[i];
        return isBareGround(map, i) && !cell.hasThing() && !cell.isKept();
    });
}

std::vector<Chamber> chambersOf(const level::Map& map, Point origin) {
    const auto arrival = roomOfArrival(map);
    if (!arrival) return blocksOf(map, origin);
    std::vector<Chamber> chambers;
    chambers.reserve(map.rooms.size());
    for (std::size_t i = 0; i < map.rooms.size(); ++i) {
        if (i == *arrival) continue;
        const level::PlacedRoom& room = map.rooms[i];
        Chamber& chamber = chambers.emplace_back();
        chamber.area = room.rect.grown(-1);
        if (room.handcrafted >= 0) lookForOwnThings(map, room.rect, chamber);
    }
    return chambers;
}

}  // namespace mazeloom::generate
