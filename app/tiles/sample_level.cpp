// SPDX-License-Identifier: MIT
#include "app/tiles/sample_level.h"

#include <array>
#include <cstddef>
#include <string_view>

#include "core/edit/paint/room_paint.h"

namespace mazeloom::app {

namespace {

// The characters are the same as in the text format.
constexpr std::array<std::string_view, 14> kRows{
    "##########################",  //
    "#........#.....#.........#",  //
    "#..@.....#.##..+....~~~..#",  //
    "#........+..#..#...~~~~~.#",  //
    "#..##....#..#..#...~~~~~.#",  //
    "#..##....#######....~~~..#",  //
    "#........#.....#.........#",  //
    "####+#####..o..####'######",  //
    "#.......#..o.o..#........#",  //
    "#.#.###.#...o...'..r..$..#",  //
    "#...#...#.......#........#",  //
    "#.#.#.#.+...>...#...)...p#",  //
    "#.......#.......#........#",  //
    "##########################",
};

constexpr int kWidth = static_cast<int>(kRows.front().size());
constexpr int kHeight = static_cast<int>(kRows.size());

// The pack's own terrains are shown below these rows, each as a patch on the floor.
constexpr int kPatch = 2;
constexpr int kPitch = kPatch + 1;
constexpr int kPatchesInARow = (kWidth - 3) / kPitch;

/// Returns the number of rows for own terrains, without the wall below them.
int ownRows(std::size_t terrains) {
    if (terrains == 0) return 0;
    return (static_cast<int>(terrains) + kPatchesInARow - 1) / kPatchesInARow * kPitch + 1;
}

void showOwn(grid::Grid<level::Terrain>& cells, const level::OwnTerrains& terrains) {
    for (int y = kHeight; y + 1 < cells.height(); ++y) {
        for (int x = 1; x + 1 < kWidth; ++x)
            cells.at({x, y}) = level::Terrain::Floor;
    }
    for (std::size_t i = 0; i < terrains.size(); ++i) {
        const int place = static_cast<int>(i);
        const grid::Point corner{2 + place % kPatchesInARow * kPitch,
                                 kHeight + 1 + place / kPatchesInARow * kPitch};
        for (int y = corner.y; y < corner.y + kPatch; ++y) {
            for (int x = corner.x; x < corner.x + kPatch; ++x)
                cells.at({x, y}) = terrains[i].terrain;
        }
    }
}

}  // namespace

level::Level sampleLevel(const level::TerrainTable& terrains) {
    level::Room room;
    room.id = "sample";
    room.terrains = terrains;
    const int more = ownRows(terrains.own().size());
    room.cells = grid::Grid<level::Terrain>({kWidth, kHeight + (more == 0 ? 0 : more + 1)},
                                            level::Terrain::Wall);
    showOwn(room.cells, terrains.own());
    for (int y = 0; y < kHeight; ++y) {
        for (int x = 0; x < kWidth; ++x) {
            const char glyph = kRows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            level::Terrain terrain = level::Terrain::Floor;
            for (const level::TerrainInfo& row : level::kTerrains) {
                if (row.glyph == glyph) terrain = row.terrain;
            }
            room.cells.at({x, y}) = terrain;
            for (const level::ThingKind kind : level::kThingKinds) {
                if (level::info(kind).glyph != glyph) continue;
                level::Object object;
                object.kind = kind;
                object.at = {x, y};
                room.objects.push_back(object);
            }
        }
    }
    return edit::asLevel(room);
}

}  // namespace mazeloom::app
