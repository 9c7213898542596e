// SPDX-License-Identifier: MIT
// Edits of the selection: copy, erase, place, move and turn. Each edit is one undo step.
#pragma once

#include <optional>

#include "core/edit/fragment/fragment.h"
#include "widgets/canvas/canvas_tool.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

/// Returns the paint of the selected cells, with the pins, objects and paths on them. Without a
/// selection, returns all cells.
edit::Fragment painted(const EditContext& context);
/// Returns the contents of the selected cells as the canvas shows them: includes generated
/// contents, omits contents of hidden layers. Without a selection, returns all cells. Returns
/// nullopt if the map cannot be generated or the user does not want to wait for it.
std::optional<edit::Fragment> copied(const EditContext& context);

/// Erases the selected cells and the objects on them. Returns false if nothing is selected.
bool eraseSelection(EditContext& context, const QString& text);

/// Places a fragment on the sheet, with its top left at `at`, and selects its cells.
bool place(EditContext& context, const edit::Fragment& fragment, grid::Point at,
           const QString& text);

/// Moves the selection by an offset, and erases the cells where it was.
bool moveSelection(EditContext& context, grid::Point by);

/// Rotates or mirrors the selection about its middle.
bool turnSelection(EditContext& context, level::Symmetry symmetry, const QString& text);

/// Draws a fragment over the level, as it would look if placed at `at`.
void paintFragment(QPainter& painter, const CanvasScene& scene, const edit::Fragment& fragment,
                   grid::Point at);

}  // namespace mazeloom::widgets
