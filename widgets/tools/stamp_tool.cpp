// SPDX-License-Identifier: MIT
#include "widgets/tools/stamp_tool.h"

#include <QKeyEvent>

#include "widgets/tools/fragment_edits.h"
#include "widgets/tools/tool_keys.h"

namespace mazeloom::widgets {

namespace {

/// Returns the transformation that a key applies to the held fragment; nullopt if it applies none.
std::optional<level::Symmetry> symmetryOf(int key) {
    switch (key) {
        case Qt::Key_X:
            return level::Symmetry{0, true};
        case Qt::Key_Y:
            return level::Symmetry{2, true};
        case Qt::Key_Z:
            return level::Symmetry{1, false};
        default:
            return std::nullopt;
    }
}

}  // namespace

StampTool::StampTool(EditContext& context)
    : Tool(context, {"stamp", tr("Stamp"), "stamp", QKeySequence(Qt::Key_K),
                     tr("Places what was copied wherever you click"),
                     tr("Click to place · X, Y: mirror · Z: rotate · Escape: cancel"), kGrows}) {}

void StampTool::setFragment(edit::Fragment fragment) {
    fragment_ = std::move(fragment);
    emit looksChanged();
}

grid::Point StampTool::placeOf(grid::Point pointer) const {
    return {pointer.x - fragment_.paint.width() / 2, pointer.y - fragment_.paint.height() / 2};
}

void StampTool::press(const CanvasPointer& pointer) {
    pointer_ = pointer.cell;
    place(context(), fragment_, placeOf(pointer.cell), tr("Paste"));
}

void StampTool::hover(const std::optional<CanvasPointer>& pointer) {
    pointer_.reset();
    if (pointer) pointer_ = pointer->cell;
}

void StampTool::cancel() {
    fragment_ = {};
    emit letGo();
}

bool StampTool::wantsKey(const QKeyEvent& event) const {
    return isBusy() && event.modifiers() == Qt::NoModifier && symmetryOf(event.key());
}

void StampTool::key(QKeyEvent& event) {
    fragment_ = edit::transformed(fragment_, *symmetryOf(event.key()));
}

void StampTool::paint(QPainter& painter, const CanvasScene& scene) const {
    if (!pointer_ || !isBusy() || !context().canEdit()) return;
    painter.setOpacity(0.85);
    paintFragment(painter, scene, fragment_, placeOf(*pointer_));
}

MoveTool::MoveTool(EditContext& context)
    : Tool(context, {"move", tr("Move"), "move", QKeySequence(Qt::Key_M),
                     tr("Moves the selected cells with all that stands on them"),
                     tr("Drag the selection, or use the arrow keys · Escape: leave it where it "
                        "is"),
                     kGrows}) {}

void MoveTool::press(const CanvasPointer& pointer) {
    if (!context().canEdit() || context().reach().selection().isEmpty()) return;
    fragment_ = painted(context());
    start_ = pointer.cell;
    by_ = {};
}

void MoveTool::drag(const CanvasPointer& pointer) {
    if (isBusy()) by_ = pointer.cell - *start_;
}

void MoveTool::release(const CanvasPointer& pointer) {
    if (!isBusy()) return;
    drag(pointer);
    start_.reset();
    moveSelection(context(), by_);
}

bool MoveTool::canStep() const {
    return !isBusy() && !context().reach().selection().isEmpty();
}

bool MoveTool::wantsKey(const QKeyEvent& event) const {
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    return modifiers == Qt::NoModifier && arrowOf(event) && canStep();
}

void MoveTool::key(QKeyEvent& event) {
    moveSelection(context(), *arrowOf(event));
}

void MoveTool::paint(QPainter& painter, const CanvasScene& scene) const {
    if (!isBusy() || by_ == grid::Point{}) return;
    painter.setOpacity(0.85);
    paintFragment(painter, scene, fragment_,
                  context().reach().selection().bounds().topLeft() + by_);
}

}  // namespace mazeloom::widgets
