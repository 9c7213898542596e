// SPDX-License-Identifier: MIT
// Edits of what is selected: copied, cut, placed, moved, turned. Each is one undo command.
#pragma once

#include <optional>

#include "core/edit/fragment/fragment.h"
#include "widgets/canvas/canvas_tool.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

/// The selected cells as they are painted, with what stands on them; all of the sheet when nothing
/// is selected.
edit::Fragment painted(const EditContext& context);
/// The same as the canvas shows them: what was generated is kept in it, what is hidden is left out.
/// Nothing where the user did not want to wait for it.
std::optional<edit::Fragment> copied(const EditContext& context);

/// Erases the selected cells and what stands on them. False when nothing is selected.
bool eraseSelection(EditContext& context, const QString& text);

/// Puts a fragment on the sheet, its top left at `at`, and selects its cells there.
bool place(EditContext& context, const edit::Fragment& fragment, grid::Point at,
           const QString& text);

/// Moves what is selected, leaving behind what the eraser leaves.
bool moveSelection(EditContext& context, grid::Point by);

/// Turns or mirrors what is selected about its middle.
bool turnSelection(EditContext& context, level::Symmetry symmetry, const QString& text);

/// A fragment over the level, as it would be when placed.
void paintFragment(QPainter& painter, const CanvasScene& scene, const edit::Fragment& fragment,
                   grid::Point at);

}  // namespace mazeloom::widgets
