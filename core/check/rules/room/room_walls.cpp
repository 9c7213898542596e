// SPDX-License-Identifier: MIT
// A handcrafted room has floor and is enclosed by walls.
#include <algorithm>
#include <array>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::room_walls {

namespace {

using grid::Point;
using level::Terrain;

constexpr Sentence kNoFloor{"room-without-floor", "the room has no floor"};
constexpr Sentence kOpen{"room-open", "the room is open to the outside here: put a wall there"};
constexpr Sentence kCloseCell{"close-cell", "Put a wall there"};
constexpr std::array kSentences{kNoFloor, kOpen, kCloseCell};

Fix closeCell(Point cell) {
    return {kCloseCell, {}, {.room = [cell](level::Room& room) {
                fix::setCell(room, cell, Terrain::Wall);
            }}};
}

void check(const level::Room& room, Findings& findings) {
    if (level::isFurniture(room)) return;
    const auto isOutside = [&](Point p) {
        return !room.cells.contains(p) || room.cells.at(p) == Terrain::Void;
    };
    bool hasFloor = false;
    for (int y = 0; y < room.cells.height(); ++y) {
        for (int x = 0; x < room.cells.width(); ++x) {
            const Point cell{x, y};
            if (!room.terrains.isWalkable(room.cells.at(cell))) continue;
            hasFloor = true;
            const bool isOpen = std::ranges::any_of(grid::kDirections, [&](grid::Direction d) {
                return isOutside(cell + grid::offset(d));
            });
            if (isOpen) findings.error(kOpen).at(cell).fix(closeCell(cell));
        }
    }
    if (!hasFloor) findings.error(kNoFloor);
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkRoom = check};

}  // namespace mazeloom::check::rule::room_walls
