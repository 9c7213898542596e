// SPDX-License-Identifier: MIT
// A room need not fill its bounding rectangle, and the corner of another room can reach into that
// rectangle. So the size of a room is the size of the largest connected group of room cells within
// its bounding rectangle.
#include <algorithm>
#include <vector>

#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/open_graph.h"

namespace mazeloom::analyse {

namespace {

/// Whether all cells of the rectangle are room cells, which is true for most rooms.
bool isAllRoom(const level::Map& map, const grid::Rect& rect) {
    if (rect.isEmpty() || !map.marks.bounds().contains(rect)) return false;
    unsigned all = level::kRoom;
    for (int y = rect.y; y < rect.y + rect.height; ++y) {
        const auto row = map.marks.row(y).subspan(static_cast<std::size_t>(rect.x),
                                                  static_cast<std::size_t>(rect.width));
        for (const unsigned marks : row)
            all &= marks;
    }
    return all != 0;
}

/// Returns the size of the largest connected group of room cells within the rectangle.
std::int64_t largestWithin(const level::Map& map, const grid::Rect& rect) {
    if (isAllRoom(map, rect)) return std::int64_t{rect.width} * rect.height;
    const auto width = static_cast<std::size_t>(rect.width);
    std::vector<std::uint8_t> seen(width * static_cast<std::size_t>(rect.height), 0);
    const auto take = [&](grid::Point p, std::vector<grid::Point>& into) {
        if (!rect.contains(p) || !map.marks.contains(p)) return;
        std::uint8_t& flag = seen[static_cast<std::size_t>(p.y - rect.y) * width +
                                  static_cast<std::size_t>(p.x - rect.x)];
        if (flag != 0 || (map.marks.at(p) & level::kRoom) == 0) return;
        flag = 1;
        into.push_back(p);
    };
    std::int64_t most = 0;
    std::vector<grid::Point> part;
    for (int y = rect.y; y < rect.y + rect.height; ++y) {
        for (int x = rect.x; x < rect.x + rect.width; ++x) {
            part.clear();
            take({x, y}, part);
            for (std::size_t next = 0; next < part.size(); ++next) {
                const grid::Point p = part[next];
                take({p.x, p.y - 1}, part);
                take({p.x + 1, p.y}, part);
                take({p.x, p.y + 1}, part);
                take({p.x - 1, p.y}, part);
            }
            most = std::max(most, static_cast<std::int64_t>(part.size()));
        }
    }
    return most;
}

}  // namespace

extern const Measure largestRoomMeasure;
const Measure largestRoomMeasure{
    .id = "largest-room",
    .title = "Largest room",
    .unit = "cells",
    .sentence = "The floor cells of the largest room, including those with objects.",
    .value = [](const Subject& subject) -> std::int64_t {
        std::int64_t most = 0;
        for (const level::PlacedRoom& room : subject.map.rooms) {
            if (std::int64_t{room.rect.width} * room.rect.height > most)
                most = std::max(most, largestWithin(subject.map, room.rect));
        }
        return most;
    },
};

}  // namespace mazeloom::analyse
