// SPDX-License-Identifier: MIT
// Edits of the content that has a position in a level or room (cells, objects, trajectories), and
// of its size.
#pragma once

#include "core/document/refusal.h"

namespace mazeloom::document {

/// Paints cells. Unpins the pinned cells among the cells of `delta` and `over`; `over` are cells
/// that were painted without a change of their paint.
Wanted paint(const Document& document, SheetKey sheet, edit::PaintDelta delta,
             const edit::Area& over = {});
/// Pins or unpins cells (core/edit/keep/keep.h); `change` must fit the level's current state.
Wanted setKept(const Document& document, SheetKey level, edit::KeptChange change);
Wanted setObjects(const Document& document, SheetKey sheet, ObjectList objects);
Wanted setTrajectories(const Document& document, SheetKey level, TrajectoryList trajectories);
/// Replaces a level's size and all its content that has a position, in one edit.
Wanted setBody(const Document& document, SheetKey level, LevelBody body);
/// Grows a level to the rectangle `to`, in the level's coordinates. `to` must contain the whole
/// level. Added cells are wall.
Wanted grow(const Document& document, SheetKey level, const grid::Rect& to);
/// Replaces a room's content, such as its rules, objects and size, but not its id, which
/// renameRoom() changes.
Wanted setRoom(const Document& document, SheetKey room, level::Room content);

}  // namespace mazeloom::document
