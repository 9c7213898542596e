// SPDX-License-Identifier: MIT
#include "core/edit/paint/room_paint.h"

namespace mazeloom::edit {

using level::Paint;
using level::Terrain;

level::PaintGrid paintOf(const level::Room& room) {
    level::PaintGrid paint(room.cells.size());
    for (int y = 0; y < paint.height(); ++y) {
        const auto cells = room.cells.row(y);
        const auto row = paint.row(y);
        for (std::size_t x = 0; x < row.size(); ++x)
            row[x] = static_cast<Paint>(cells[x]);
    }
    for (grid::Point entrance : room.entrances) {
        if (paint.contains(entrance)) paint.at(entrance) |= kPaintEntrance;
    }
    return paint;
}

void setPaint(level::Room& room, const level::PaintGrid& paint) {
    if (room.cells.size() != paint.size()) room.cells = grid::Grid<Terrain>(paint.size());
    room.entrances.clear();
    for (int y = 0; y < paint.height(); ++y) {
        const auto row = paint.row(y);
        for (int x = 0; x < paint.width(); ++x) {
            const Paint cell = row[static_cast<std::size_t>(x)];
            const Terrain terrain = level::terrainOf(cell);
            room.cells.at({x, y}) = terrain;
            if (terrain == Terrain::Wall && isEntrance(cell)) {
                room.entrances.push_back({x, y});
            }
        }
    }
}

level::Level asLevel(const level::Room& room) {
    level::Level level;
    level.id = room.id;
    level.title = room.title;
    level.ruleset = level::Ruleset::Descent;
    level.size = room.cells.size();
    level.paint = paintOf(room);
    for (grid::Point entrance : room.entrances) {
        if (level.paint->contains(entrance)) {
            level.paint->at(entrance) &= level::kPaintTerrain;
        }
    }
    level.objects = room.objects;
    level.terrains = room.terrains;
    return level;
}

}  // namespace mazeloom::edit
