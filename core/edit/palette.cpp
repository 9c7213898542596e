// SPDX-License-Identifier: MIT
#include "core/edit/palette.h"

#include <algorithm>
#include <array>

#include "core/edit/room_paint.h"

namespace mazeloom::edit {

namespace {

using level::Cell;
using level::Terrain;

constexpr unsigned kLevels = kTempleLevel | kDescentLevel;
constexpr unsigned kAll = kLevels | kRoomSheet;

constexpr InkInfo terrain(std::string_view id, Terrain kind, std::string_view title,
                          std::string_view help, unsigned canvases) {
    return {id, title, help, terrainInk(kind), Cell(kind), 0, canvases};
}

constexpr std::array kPalette{
    terrain("floor", Terrain::Floor, "Floor", "Open cells, where the hero can walk", kAll),
    terrain("wall", Terrain::Wall, "Wall", "Solid cells, which recipes may carve", kAll),
    terrain("void", Terrain::Void, "Nothing", "Cells that do not belong to the room", kRoomSheet),
    InkInfo{"entrance", "Entrance", "Walls where a door may open; without any, one may everywhere",
            entranceInk(), Cell(Terrain::ClosedDoor), 0, kRoomSheet},
    terrain("water", Terrain::Water, "Water", "The hero swims, and has air for ten seconds",
            kTempleLevel),
    terrain("fall-down", Terrain::WaterfallDown, "Waterfall down", "Carries the hero downwards",
            kTempleLevel),
    terrain("fall-up", Terrain::WaterfallUp, "Waterfall up", "Carries the hero upwards",
            kTempleLevel),
    terrain("fall-left", Terrain::WaterfallLeft, "Waterfall left", "Carries the hero to the left",
            kTempleLevel),
    terrain("fall-right", Terrain::WaterfallRight, "Waterfall right",
            "Carries the hero to the right", kTempleLevel),
    InkInfo{"no-trap", "No trap", "Open cells where no trap is ever laid",
            markInk(level::kPaintNoTrap), Cell(Terrain::Floor), level::kNoTrap, kTempleLevel},
    InkInfo{"trap", "Trap", "Open cells where a trap lies in every game",
            markInk(level::kPaintTrap), Cell(Terrain::Floor).with(Cell::kTrap), 0, kTempleLevel},
    InkInfo{"coin", "Coin", "Open cells where a coin lies in every game",
            markInk(level::kPaintCoin), Cell(Terrain::Floor).with(Cell::kAisle).with(Cell::kCoin),
            0, kTempleLevel},
    InkInfo{"no-mark", "No mark", "Takes painted traps, coins and trap bans away", noMarkInk(),
            Cell(Terrain::Floor), 0, kTempleLevel},
    terrain("closed-door", Terrain::ClosedDoor, "Closed door", "Opens when somebody walks into it",
            kDescentLevel | kRoomSheet),
    terrain("open-door", Terrain::OpenDoor, "Open door", "A door that stands open",
            kDescentLevel | kRoomSheet),
    terrain("column", Terrain::Column, "Column", "Furniture: nobody walks through it",
            kDescentLevel | kRoomSheet),
    terrain("fireplace", Terrain::Fireplace, "Fireplace", "Furniture in a wall",
            kDescentLevel | kRoomSheet),
    terrain("cabinet", Terrain::Cabinet, "Cabinet", "Furniture against a wall",
            kDescentLevel | kRoomSheet),
    terrain("fountain", Terrain::Fountain, "Fountain", "The hero can drink from it",
            kDescentLevel | kRoomSheet),
    terrain("stairs-up", Terrain::StairsUp, "Stairs up", "The way to the level above",
            kDescentLevel | kRoomSheet),
    terrain("stairs-down", Terrain::StairsDown, "Stairs down", "The way to the level below",
            kDescentLevel | kRoomSheet),
};

}  // namespace

std::span<const InkInfo> palette() {
    return kPalette;
}

const InkInfo* findInk(std::string_view id) {
    const auto found = std::ranges::find(kPalette, id, &InkInfo::id);
    return found == kPalette.end() ? nullptr : &*found;
}

Ink eraser(Canvas canvas) {
    return exactInk(
        static_cast<level::Paint>(canvas == kRoomSheet ? Terrain::Void : Terrain::Wall));
}

const InkInfo& inkOf(level::Paint cell, Canvas canvas) {
    const auto paints = [&](const InkInfo& info, level::Paint bits) {
        return (info.canvases & canvas) != 0 && info.ink.set == bits;
    };
    const auto find = [&](level::Paint bits) -> const InkInfo* {
        const auto found =
            std::ranges::find_if(kPalette, [&](const InkInfo& info) { return paints(info, bits); });
        return found == kPalette.end() ? nullptr : &*found;
    };
    const auto mark = static_cast<level::Paint>(cell & ~unsigned{level::kPaintTerrain});
    if (const InkInfo* info = mark != 0 ? find(mark) : nullptr) return *info;
    const auto terrainBits = static_cast<level::Paint>(cell & level::kPaintTerrain);
    if (const InkInfo* info = find(terrainBits)) return *info;
    return *findInk(level::isWalkable(static_cast<Terrain>(terrainBits)) ? "floor" : "wall");
}

}  // namespace mazeloom::edit
