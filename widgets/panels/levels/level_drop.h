// SPDX-License-Identifier: MIT
// What it means to drag a row of the level list somewhere. Levels go among the levels of a pack or
// of one of its folders, folders among those of their own pack, rooms among rooms. In another pack
// there is a copy then; a level or room that is moved there leaves its own pack. Private to
// widgets/panels.
#pragma once

#include <optional>
#include <vector>

#include "widgets/panels/levels/level_model.h"

namespace mazeloom::widgets {

/// The row that is dragged.
struct LevelDrag {
    static const QString kMimeType;

    PackDocument* document = nullptr;
    LevelModel::Kind kind = LevelModel::Kind::Level;  ///< Level, Folder or Room
    QString name;                                     ///< the sheet's id, or the folder's name

    static LevelDrag of(const QModelIndex& index);
    QMimeData* toMime() const;
    /// Nothing when it is something else, of another program, or of a pack that is closed.
    static std::optional<LevelDrag> from(const QMimeData* data,
                                         const std::vector<PackDocument*>& documents);
};

/// Where it goes.
struct LevelDrop {
    PackDocument* document = nullptr;
    QString folder;
    std::size_t place = 0;  ///< before what is there now at this place among its kind
    bool copies = false;
};

/// Nothing where it cannot go. `row` is the one that it would come before, −1: on `parent`.
std::optional<LevelDrop> dropOf(const LevelDrag& drag, Qt::DropAction action,
                                const LevelModel& model, int row, const QModelIndex& parent);

/// Returns the level or room where it is now; nothing for a folder.
std::optional<Sheet> drop(const LevelDrag& drag, const LevelDrop& to);

}  // namespace mazeloom::widgets
