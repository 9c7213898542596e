// SPDX-License-Identifier: MIT
// Edits of the selection: copy, erase, place, move, turn. Each edit is one undo command.
#pragma once

#include <optional>

#include "core/edit/fragment/fragment.h"
#include "widgets/canvas/canvas_tool.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

/// Returns the selected cells (all if none) as painted, with the objects on them.
edit::Fragment painted(const EditContext& context);
/// Returns the selected cells (all if none) with their objects as the canvas shows them: generated
/// contents are included, hidden ones not. Returns nullopt if the user did not want to wait.
std::optional<edit::Fragment> copied(const EditContext& context);

/// Erases the selected cells and the objects on them. Returns false if nothing is selected.
bool eraseSelection(EditContext& context, const QString& text);

/// Puts a fragment on the sheet, its top left at `at`, and selects its cells there.
bool place(EditContext& context, const edit::Fragment& fragment, grid::Point at,
           const QString& text);

/// Moves the selection, leaving erased cells behind.
bool moveSelection(EditContext& context, grid::Point by);

/// Turns or mirrors the selection about its middle.
bool turnSelection(EditContext& context, level::Symmetry symmetry, const QString& text);

/// Draws a fragment over the level as it would look when placed.
void paintFragment(QPainter& painter, const CanvasScene& scene, const edit::Fragment& fragment,
                   grid::Point at);

}  // namespace mazeloom::widgets
