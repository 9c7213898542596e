// SPDX-License-Identifier: MIT
#include "app/tiles/sample_level.h"

#include <array>
#include <cstddef>
#include <string_view>

#include "core/edit/paint/room_paint.h"

namespace mazeloom::app {

namespace {

// As in the text format.
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

}  // namespace

level::Level sampleLevel() {
    level::Room room;
    room.id = "sample";
    room.cells = grid::Grid<level::Terrain>(
        {static_cast<int>(kRows.front().size()), static_cast<int>(kRows.size())});
    for (int y = 0; y < room.cells.height(); ++y) {
        for (int x = 0; x < room.cells.width(); ++x) {
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
