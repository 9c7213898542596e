// SPDX-License-Identifier: MIT
// Two packs for tests of the list of levels, and the texts of its rows.
#pragma once

#include <QAbstractItemModel>
#include <QStringList>

#include "core/pack/read.h"
#include "tests/support/levels.h"

namespace mazeloom::testing {

inline level::Level listedLevel(const char* id, const char* tab, const char* title,
                                grid::Size size) {
    level::Level level = solid(size, {"maze"});
    level.id = id;
    level.tab = tab;
    level.title = title;
    return level;
}

inline pack::Reading templePack() {
    pack::Reading reading;
    reading.pack.title = "Temple";
    reading.pack.description = "Hidden mazes";
    reading.pack.levels = {listedLevel("first", "", "First steps", {20, 16}),
                           listedLevel("ring", "Shapes", "The ring", {40, 40}),
                           listedLevel("huge", "Shapes", "The great hall", {1024, 1024})};
    reading.pack.levels[1].notes = "Two ways round";
    return reading;
}

inline pack::Reading dungeonPack() {
    pack::Reading reading;
    reading.pack.title = "Dungeons";
    reading.pack.levels = {listedLevel("small", "Apple", "Small", {20, 20})};
    level::Room room;
    room.id = "lair";
    room.title = "Lair";
    room.cells = grid::Grid<level::Terrain>({7, 5});
    room.min = 1;
    reading.pack.rooms = {room};
    return reading;
}

/// Returns the text of every visible row, indented by its depth.
inline QStringList shownRows(const QAbstractItemModel& model, const QModelIndex& parent = {},
                             int depth = 0) {
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        rows << QString(depth, ' ') + index.data().toString();
        rows << shownRows(model, index, depth + 1);
    }
    return rows;
}

inline QModelIndex findRow(const QAbstractItemModel& model, const QString& title) {
    const auto found = model.match(model.index(0, 0), Qt::DisplayRole, title, 1,
                                   Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? QModelIndex() : found.front();
}

}  // namespace mazeloom::testing
