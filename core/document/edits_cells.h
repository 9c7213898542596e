// SPDX-License-Identifier: MIT
// Edits of content with a place in a level or room: cells, objects, trajectories, size.
#pragma once

#include "core/document/refusal.h"

namespace mazeloom::document {

/// Paints cells. Unpins the painted pinned cells: those of the delta, and the cells of `over`,
/// which were painted without changing their paint.
Wanted paint(const Document& document, SheetKey sheet, edit::PaintDelta delta,
             const edit::Area& over = {});
/// Pins or unpins cells (core/edit/keep/keep.h); `change` must fit the level's current state.
Wanted setKept(const Document& document, SheetKey level, edit::KeptChange change);
Wanted setObjects(const Document& document, SheetKey sheet, ObjectList objects);
Wanted setTrajectories(const Document& document, SheetKey level, TrajectoryList trajectories);
/// Replaces the size and all content with a place together.
Wanted setBody(const Document& document, SheetKey level, LevelBody body);
/// Grows a level to `to`, in its coordinates, which must contain the whole level; added cells are
/// wall.
Wanted grow(const Document& document, SheetKey level, const grid::Rect& to);
/// Replaces a room except its id: rules, objects, size. renameRoom changes the id.
Wanted setRoom(const Document& document, SheetKey room, level::Room content);

}  // namespace mazeloom::document
