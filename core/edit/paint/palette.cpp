// SPDX-License-Identifier: MIT
#include "core/edit/paint/palette.h"

#include <algorithm>
#include <array>

#include "core/edit/paint/room_paint.h"

namespace mazeloom::edit {

namespace {

using level::Cell;
using level::PaintMark;
using level::Terrain;

constexpr InkInfo inkOf(const level::TerrainInfo& row) {
    return {row.id, row.title,   row.help, terrainInk(row.terrain), Cell(row.terrain),
            0,      row.canvases};
}

constexpr InkInfo kEntrance{"entrance",
                            "Entrance",
                            "Walls where a door may open; without any, a door may open everywhere",
                            entranceInk(),
                            Cell(Terrain::Wall),
                            0,
                            kRoomSheet};

constexpr std::array kMarks{
    InkInfo{"no-trap", "No trap", "Open cells where no trap is ever laid",
            markInk(PaintMark::NoTrap), Cell(Terrain::Floor), level::kNoTrap, kTempleLevel},
    InkInfo{"trap", "Trap", "Open cells where a trap lies in every game", markInk(PaintMark::Trap),
            Cell(Terrain::Floor).with(Cell::kTrap), 0, kTempleLevel},
    InkInfo{"coin", "Coin", "Open cells where a coin lies in every game", markInk(PaintMark::Coin),
            Cell(Terrain::Floor).with(Cell::kAisle).with(Cell::kCoin), 0, kTempleLevel},
    InkInfo{"no-mark", "No mark", "Removes painted traps, coins and trap bans", noMarkInk(),
            Cell(Terrain::Floor), 0, kTempleLevel},
};

/// "own-00" to "own-31": ids for settings, never displayed.
constexpr auto kOwnIds = [] {
    std::array<std::array<char, 6>, level::kMaxOwnTerrains> ids{};
    for (std::size_t i = 0; i < ids.size(); ++i) {
        ids[i] = {
            'o', 'w', 'n', '-', static_cast<char>('0' + i / 10), static_cast<char>('0' + i % 10)};
    }
    return ids;
}();

constexpr InkInfo ownInkOf(std::size_t i) {
    const auto terrain = static_cast<Terrain>(level::kFirstOwnTerrain + i);
    return {std::string_view(kOwnIds[i].data(), kOwnIds[i].size()),
            "The pack's own terrain",
            "A terrain that this pack defines",
            exactInk(level::painted(terrain)),
            Cell(terrain),
            0,
            level::kEveryCanvas};
}

constexpr std::size_t kProgramInks = level::kTerrainCount + 1 + kMarks.size();

/// The inks of the program's terrains, with the entrance's ink after that of void; then the inks of
/// the marks, then those of a pack's own terrains.
constexpr auto kPalette = [] {
    std::array<InkInfo, kProgramInks + level::kMaxOwnTerrains> inks{};
    auto next = inks.begin();
    for (const level::TerrainInfo& row : level::kTerrains) {
        *next++ = inkOf(row);
        if (row.terrain == Terrain::Void) *next++ = kEntrance;
    }
    next = std::ranges::copy(kMarks, next).out;
    for (std::size_t i = 0; i < level::kMaxOwnTerrains; ++i)
        *next++ = ownInkOf(i);
    return inks;
}();

}  // namespace

std::span<const InkInfo> palette() {
    return std::span(kPalette).first(kProgramInks);
}

std::span<const InkInfo> ownInks() {
    return std::span(kPalette).last(level::kMaxOwnTerrains);
}

const InkInfo& ownInk(Terrain terrain) {
    return ownInks()[static_cast<std::size_t>(terrain) - level::kFirstOwnTerrain];
}

bool isOwnInk(const InkInfo& ink) {
    return level::isOwn(ink.sample.terrain());
}

std::ptrdiff_t placeOfInk(const InkInfo& ink) {
    return &ink - kPalette.data();
}

Ink inkFor(const InkInfo& info, const level::TerrainTable& terrains) {
    Ink ink = info.ink;
    ink.walkable = terrains.walkable();
    // Marks stay on walkable terrain, as in terrainInk().
    if (isOwnInk(info) && terrains.isWalkable(info.sample.terrain())) ink.keep = level::kPaintMark;
    return ink;
}

const InkInfo* findInk(std::string_view id) {
    const auto found = std::ranges::find(kPalette, id, &InkInfo::id);
    return found == kPalette.end() ? nullptr : &*found;
}

Ink eraser(Canvas canvas) {
    return exactInk(level::painted(canvas == kRoomSheet ? Terrain::Void : Terrain::Wall));
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
    const auto mark = static_cast<level::Paint>(cell & level::kPaintMark);
    if (const InkInfo* info = mark != 0 ? find(mark) : nullptr) return *info;
    const Terrain terrain = level::terrainOf(cell);
    if (level::isOwn(terrain)) return ownInk(terrain);
    const auto terrainBits = static_cast<level::Paint>(cell & level::kPaintTerrain);
    if (const InkInfo* info = find(terrainBits)) return *info;
    return *findInk(level::isWalkable(level::terrainOf(cell)) ? "floor" : "wall");
}

const InkInfo& firstInk(const level::PaintGrid& cells, const level::TerrainTable& terrains) {
    constexpr std::size_t kLookedAt = 1 << 14;
    const std::span<const level::Paint> all = cells.storage();
    const std::size_t step = 1 + all.size() / kLookedAt;
    std::size_t open = 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < all.size(); i += step) {
        ++count;
        if (terrains.isWalkable(level::terrainOf(all[i]))) ++open;
    }
    return *findInk(2 * open > count ? "wall" : "floor");
}

}  // namespace mazeloom::edit
