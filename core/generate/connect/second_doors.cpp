// SPDX-License-Identifier: MIT
#include "core/generate/connect/second_doors.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "core/generate/shared/ground.h"

namespace mazeloom::generate {

using grid::Index;

void SecondDoors::numberRooms() {
    rooms_.emplace(map_.size());
    RoomNumber number = 0;
    for (const level::PlacedRoom& room : map_.rooms) {
        ++number;
        for (int y = room.rect.y; y <= room.rect.bottom(); ++y) {
            Index i = map_.cells.index({room.rect.x, y});
            for (int x = 0; x < room.rect.width; ++x, ++i) {
                if ((map_.marks[i] & level::kRoom) != 0) (*rooms_)[i] = number;
            }
        }
    }
}

void SecondDoors::count(std::span<const Index> doors) {
    if (!rooms_) numberRooms();
    doorsOf_.assign(map_.rooms.size() + 1, 0);
    for (const Index door : doors)
        opened(door);
}

void SecondDoors::opened(Index door) {
    for (const std::ptrdiff_t step : steps_)
        ++doorsOf_[(*rooms_)[shifted(door, step)]];
}

bool SecondDoors::mayHaveOther(RoomNumber room, Index door) const {
    if (doorsOf_.empty()) return true;
    return doorsOf_[room] > (level::isDoor(map_.cells[door].terrain()) ? 1u : 0u);
}

/// Works almost without branches, because the turns of a passage are unpredictable.
[[gnu::always_inline]] inline std::ptrdiff_t SecondDoors::plainWayFrom(Index here,
                                                                       std::ptrdiff_t step) const {
    const std::ptrdiff_t aside = 1 + steps_[2] - std::abs(step);  // across the direction of `step`
    const level::Cell* const at = map_.cells.storage().data() + here;
    const bool ahead = isPlainFloor(at[step]);
    const bool one = isPlainFloor(at[aside]);
    const bool other = isPlainFloor(at[-aside]);
    const int walls = isPlainWall(at[step]) + isPlainWall(at[aside]) + isPlainWall(at[-aside]);
    if (walls != 2 || ahead + one + other != 1) return 0;
    const std::ptrdiff_t turned = one ? aside : -aside;
    const std::ptrdiff_t way = ahead ? step : turned;
    return (map_.marks[shifted(here, way)] & level::kRoom) == 0 ? way : 0;
}

bool SecondDoors::hasOther(Index door) {
    if (!rooms_) numberRooms();
    const bool isUpright = map_.cells[shifted(door, steps_[0])].isWalkable();
    const std::ptrdiff_t across = isUpright ? steps_[0] : steps_[1];
    Index one = shifted(door, across);
    Index other = shifted(door, -across);
    if ((*rooms_)[one] == 0) std::swap(one, other);
    const RoomNumber room = (*rooms_)[one];
    if (room == 0 || !mayHaveOther(room, door)) return false;
    if (const RoomNumber behind = (*rooms_)[other]; behind != 0) {
        return mayHaveOther(behind, door) && hasDoorBetween(room, behind, door);
    }
    return isPassage(other) &&
           follow(other, door, [room](RoomNumber met, Index) { return met == room; });
}

bool SecondDoors::wouldJoinDoorsOfOneRoom(Index one, Index other) {
    if (!rooms_) numberRooms();
    std::vector<RoomNumber> met;
    visitBehind(one, [&](RoomNumber room, Index) {
        met.push_back(room);
        return false;
    });
    return !met.empty() && visitBehind(other, [&](RoomNumber room, Index) {
        return std::ranges::find(met, room) != met.end();
    });
}

void SecondDoors::addDoorsAlong(Index cell, std::vector<Index>& doors) {
    if (!rooms_) numberRooms();
    if (level::isDoor(map_.cells[cell].terrain())) doors.push_back(cell);
    if (!isPassage(cell)) return;
    follow(cell, kNoDoor, [&](RoomNumber, Index door) {
        doors.push_back(door);
        return false;
    });
}

/// Visits the rooms whose doors can be reached from a new opening through the passage cell `first`,
/// which lies beside the opening. If `first` already has two neighbours in the passage, the opening
/// makes it a fork, and only the doors beside it count.
template <typename Visit>
bool SecondDoors::visitBehind(Index first, const Visit& visit) const {
    const auto ways = std::ranges::count_if(
        steps_, [&](std::ptrdiff_t step) { return isPassage(shifted(first, step)); });
    return ways > 1 ? roomsBeside(first, kNoDoor, visit) : follow(first, kNoDoor, visit);
}

template <typename Visit>
bool SecondDoors::follow(Index start, Index except, const Visit& visit) const {
    if (roomsBeside(start, except, visit)) return true;
    return std::ranges::any_of(steps_, [&](std::ptrdiff_t step) {
        return isPassage(shifted(start, step)) && followOneWay(start, step, except, visit);
    });
}

template <typename Visit>
bool SecondDoors::followOneWay(Index start, std::ptrdiff_t step, Index except,
                               const Visit& visit) const {
    Index here = start;
    for (int left = kFarthest; left > 0; --left) {
        here = shifted(here, step);
        if (here == start) return false;
        if (const std::ptrdiff_t way = plainWayFrom(here, step); way != 0) {
            step = way;
            continue;
        }
        int ways = 0;
        std::ptrdiff_t onward = 0;
        for (const std::ptrdiff_t next : steps_) {
            const Index beside = shifted(here, next);
            // Tests for plain wall first, because most neighbours of a passage are plain wall.
            if (next == -step || isPlainWall(map_.cells[beside])) continue;
            if (level::isDoor(map_.cells[beside].terrain())) {
                if (beside != except && roomBehind(beside, next, visit)) return true;
            } else if (isPassage(beside)) {
                ++ways;
                onward = next;
            }
        }
        if (ways != 1) return false;  // an end or a fork
        step = onward;
    }
    return false;
}

template <typename Visit>
bool SecondDoors::roomBehind(Index door, std::ptrdiff_t step, const Visit& visit) const {
    const RoomNumber room = (*rooms_)[shifted(door, step)];
    return room != 0 && visit(room, door);
}

template <typename Visit>
bool SecondDoors::roomsBeside(Index passage, Index except, const Visit& visit) const {
    return std::ranges::any_of(steps_, [&](std::ptrdiff_t step) {
        const Index door = shifted(passage, step);
        return door != except && level::isDoor(map_.cells[door].terrain()) &&
               roomBehind(door, step, visit);
    });
}

bool SecondDoors::hasDoorBetween(RoomNumber room, RoomNumber other, Index except) const {
    const grid::Rect ring = map_.rooms[room - 1].rect.grown(1);
    for (int y = ring.y; y <= ring.bottom(); ++y) {
        Index i = map_.cells.index({ring.x, y});
        for (int x = 0; x < ring.width; ++x, ++i) {
            if (i == except || !level::isDoor(map_.cells[i].terrain())) continue;
            for (const std::ptrdiff_t step : steps_) {
                if ((*rooms_)[shifted(i, step)] == room && (*rooms_)[shifted(i, -step)] == other) {
                    return true;
                }
            }
        }
    }
    return false;
}

}  // namespace mazeloom::generate
