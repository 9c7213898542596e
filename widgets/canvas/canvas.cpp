// SPDX-License-Identifier: MIT
#include "widgets/canvas/canvas.h"

#include "widgets/text/spoken.h"

namespace mazeloom::widgets {

Canvas::Canvas(Player* player, QWidget* parent) : LevelPane(player, parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSpokenRole(*this, QAccessible::Canvas);
    setAccessibleName(tr("Level"));
    setAccessibleDescription(tr(
        "The level at the shown moment of its generation. Arrow keys go from cell to cell, Enter "
        "uses the tool, plus and minus zoom."));
    // Makes Qt deliver touch events to this widget, while the first finger still arrives as mouse
    // events. touch() computes the pinch from the fingers' positions, because Qt's scale factors
    // are wrong while one finger rests.
    grabGesture(Qt::PinchGesture);
    setEmptyText(tr("No level yet. Choose one to watch it being generated."));
}

Canvas::~Canvas() = default;

void Canvas::levelGrown(const grid::Rect& cells) {
    if (cursor_) cursor_ = *cursor_ - cells.topLeft();
}

void Canvas::levelShown() {
    keepCursor();
    const auto before = hovered_;
    hoverAgain();
    // The cell has the same coordinates, but belongs to another level or a new generation.
    if (hovered_ && hovered_ == before) emit cellHovered(hovered_);
}

void Canvas::momentShown() {
    // The contents of the cell under the pointer may have changed.
    if (hovered_) emit cellHovered(hovered_);
    sayCursorCell();
}

}  // namespace mazeloom::widgets
