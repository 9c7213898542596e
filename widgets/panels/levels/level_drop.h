// SPDX-License-Identifier: MIT
// Defines the effect of dragging a row of the level list. Levels can be dropped among the levels of
// a pack or of one of its folders, folders among the folders of their own pack, rooms among rooms.
// Dropping into another pack makes a copy; if the user moves a level or room there, the original is
// removed from its own pack. Private to widgets/panels.
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
    /// Returns the dragged row; nullopt if the data is something else, comes from another program,
    /// or belongs to a closed pack.
    static std::optional<LevelDrag> from(const QMimeData* data,
                                         const std::vector<PackDocument*>& documents);
};

/// The destination of a drag.
struct LevelDrop {
    PackDocument* document = nullptr;
    QString folder;
    std::size_t place = 0;  ///< index of the row to insert before, among the rows of its kind
    bool copies = false;
};

/// Returns the destination; nullopt if the row cannot be dropped there. `row` is the row to insert
/// before; −1 means dropping on `parent` itself.
std::optional<LevelDrop> dropOf(const LevelDrag& drag, Qt::DropAction action,
                                const LevelModel& model, int row, const QModelIndex& parent);

/// Performs the drop. Returns the level or room at its new place; nullopt if a folder was dropped
/// or the pack refuses the copy.
std::optional<Sheet> drop(const LevelDrag& drag, const LevelDrop& to);

}  // namespace mazeloom::widgets
