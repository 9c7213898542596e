// SPDX-License-Identifier: MIT
// Defines the effect of dragging a row of the level list. Levels can be dropped among the levels of
// a pack or of one of its folders, folders among those of their own pack, rooms among rooms.
// Dropping into another pack makes a copy; if the user moves a level or room there, it leaves its
// own pack. Private to widgets/panels.
#pragma once

#include <optional>
#include <vector>

#include "widgets/panels/levels/level_model.h"

namespace mazeloom::widgets {

/// The dragged row.
struct LevelDrag {
    static const QString kMimeType;

    PackDocument* document = nullptr;
    LevelModel::Kind kind = LevelModel::Kind::Level;  ///< Level, Folder or Room
    QString name;                                     ///< the sheet's id, or the folder's name

    static LevelDrag of(const QModelIndex& index);
    QMimeData* toMime() const;
    /// Returns nullopt if the data is something else, from another program, or of a closed pack.
    static std::optional<LevelDrag> from(const QMimeData* data,
                                         const std::vector<PackDocument*>& documents);
};

/// The destination of a drag.
struct LevelDrop {
    PackDocument* document = nullptr;
    QString folder;
    std::size_t place = 0;  ///< index among its kind before which it is inserted
    bool copies = false;
};

/// Returns nullopt if it cannot be dropped. `row`: the row to insert before; −1: on `parent`
/// itself.
std::optional<LevelDrop> dropOf(const LevelDrag& drag, Qt::DropAction action,
                                const LevelModel& model, int row, const QModelIndex& parent);

/// Returns the level or room at its new place; nullopt for a folder.
std::optional<Sheet> drop(const LevelDrag& drag, const LevelDrop& to);

}  // namespace mazeloom::widgets
