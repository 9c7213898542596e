// SPDX-License-Identifier: MIT
// Edits of what has a place in a level or room: cells, objects, trajectories, size.
#pragma once

#include "core/document/refusal.h"

namespace mazeloom::document {

/// Kept cells that are painted are let go: those of the delta, and those `over` which was painted
/// though their colour stays.
Wanted paint(const Document& document, SheetKey sheet, edit::PaintDelta delta,
             const edit::Area& over = {});
/// Keeps or lets go (core/edit/keep/keep.h); made for the level as it is.
Wanted setKept(const Document& document, SheetKey level, edit::KeptChange change);
Wanted setObjects(const Document& document, SheetKey sheet, ObjectList objects);
Wanted setTrajectories(const Document& document, SheetKey level, TrajectoryList trajectories);
/// Size and all that has a place, together.
Wanted setBody(const Document& document, SheetKey level, LevelBody body);
/// Makes a level larger: `to` holds all of it, in its coordinates; what is added is wall.
Wanted grow(const Document& document, SheetKey level, const grid::Rect& to);
/// A room's rules, objects, size: anything but its id, which renameRoom changes.
Wanted setRoom(const Document& document, SheetKey room, level::Room content);

}  // namespace mazeloom::document
