// SPDX-License-Identifier: MIT
// Furniture contains only terrain that may stand in a room, and no things (RULES.md G-12.6).
#include <array>
#include <string>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/level/room/furniture.h"

namespace mazeloom::check::rule::furniture {

namespace {

using level::Terrain;

constexpr Sentence kEmpty{"furniture-empty", "the furniture is empty: paint its cells"};
constexpr Sentence kNoFurniture{"furniture-terrain",
                                "doors, stairs and waterfalls cannot be furniture"};
constexpr Sentence kThings{"furniture-things",
                           "furniture cannot have things on it: they are left out"};
constexpr Sentence kMustAppear{"furniture-must-appear",
                               "furniture cannot be made to appear: its minimum number must be 0"};
constexpr Sentence kRemoveCell{"furniture-clear-cell", "Make it floor"};
constexpr Sentence kLetBeAbsent{"furniture-may-be-absent", "Set its minimum number to 0"};
constexpr Sentence kRemoveThings{"furniture-remove-things", "Remove its things and entrances"};
constexpr std::array kSentences{kEmpty,      kNoFurniture, kThings,      kMustAppear,
                                kRemoveCell, kLetBeAbsent, kRemoveThings};

Fix makeFloor(grid::Point cell) {
    return {kRemoveCell, {}, {.room = [cell](level::Room& room) {
                fix::setCell(room, cell, Terrain::Floor);
            }}};
}

Fix letBeAbsent() {
    return {kLetBeAbsent, {}, {.room = [](level::Room& room) { room.min = 0; }}};
}

Fix removeThings() {
    return {kRemoveThings, {}, {.room = [](level::Room& room) {
                room.objects.clear();
                room.entrances.clear();
                room.entranceTags.clear();
            }}};
}

void check(const level::Room& room, Findings& findings) {
    if (!level::isFurniture(room)) return;
    bool isEmpty = true;
    for (int y = 0; y < room.cells.height(); ++y) {
        for (int x = 0; x < room.cells.width(); ++x) {
            const Terrain terrain = room.cells.at({x, y});
            if (terrain == Terrain::Void || terrain == Terrain::Floor || terrain == Terrain::Wall)
                continue;
            isEmpty = false;
            if (!level::canBeFurniture(terrain))
                findings.error(kNoFurniture).at({x, y}).fix(makeFloor({x, y}));
        }
    }
    if (isEmpty) findings.error(kEmpty);
    if (!room.objects.empty() || !room.entrances.empty() || !room.entranceTags.empty())
        findings.error(kThings).fix(removeThings());
    if (room.min > 0) findings.error(kMustAppear).field("min").fix(letBeAbsent());
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkRoom = check};

}  // namespace mazeloom::check::rule::furniture
