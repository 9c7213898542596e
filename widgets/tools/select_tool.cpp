// SPDX-License-Identifier: MIT
#include "widgets/tools/select_tool.h"

#include "core/edit/area/drag.h"
#include "core/edit/paint/flood.h"
#include "widgets/tools/paint/measure_label.h"

namespace mazeloom::widgets {

namespace {

ToolInfo infoOf(SelectTool::Kind kind) {
    const QString hint = SelectTool::tr(
        "Drag to select · Shift: add · Ctrl: take away · both: only what is in both · a click: "
        "select nothing");
    switch (kind) {
        case SelectTool::Kind::Rectangle:
            return {"select",
                    SelectTool::tr("Select"),
                    "select",
                    QKeySequence(Qt::Key_S),
                    SelectTool::tr("Selects a rectangle of cells: painting stays inside, and it "
                                   "can be cut, copied and moved"),
                    hint};
        case SelectTool::Kind::Lasso:
            return {"lasso",
                    SelectTool::tr("Lasso"),
                    "lasso",
                    QKeySequence(Qt::Key_Q),
                    SelectTool::tr("Selects the cells that a line goes around"),
                    hint};
        default:
            return {"wand",
                    SelectTool::tr("Wand"),
                    "wand",
                    QKeySequence(Qt::Key_W),
                    SelectTool::tr("Selects connected cells that look the same"),
                    SelectTool::tr("Click to select · Alt: all such cells of the level · Shift: "
                                   "add · Ctrl: take away · both: only what is in both")};
    }
}

}  // namespace

SelectTool::SelectTool(EditContext& context, Kind kind)
    : Tool(context, infoOf(kind)), kind_(kind) {}

void SelectTool::press(const CanvasPointer& pointer) {
    const level::PaintGrid* cells = context().paint();
    if (cells == nullptr) return;
    mode_ = edit::selectMode((pointer.modifiers & Qt::ShiftModifier) != 0,
                             (pointer.modifiers & Qt::ControlModifier) != 0);
    if (kind_ != Kind::Wand) {
        corners_.assign(1, pointer.cell);
    } else if (cells->contains(pointer.cell)) {
        const bool everywhere = (pointer.modifiers & Qt::AltModifier) != 0;
        select(edit::flooded(*cells, pointer.cell, edit::kSamePaint,
                             everywhere ? edit::Reach::Everywhere : edit::Reach::Connected));
    } else {
        select({});
    }
}

void SelectTool::drag(const CanvasPointer& pointer) {
    if (!isBusy() || pointer.cell == corners_.back()) return;
    if (kind_ == Kind::Rectangle) corners_.resize(1);
    corners_.push_back(pointer.cell);
}

void SelectTool::release(const CanvasPointer& pointer) {
    if (!isBusy()) return;
    drag(pointer);
    // A click without a drag selects nothing, because it is rarely meant to select a single cell.
    const edit::Area area = corners_.size() == 1 ? edit::Area() : drawn();
    corners_.clear();
    select(area);
}

edit::Area SelectTool::drawn() const {
    const edit::Area area =
        kind_ == Kind::Rectangle
            ? edit::Area(edit::draggedRect(corners_.front(), corners_.back(), {}))
            : edit::polygon(corners_);
    const level::PaintGrid* cells = context().paint();
    return cells == nullptr ? edit::Area() : area.clipped(cells->bounds());
}

void SelectTool::select(const edit::Area& area) {
    context().reach().setSelection(edit::selected(context().reach().selection(), area, mode_));
}

std::optional<grid::Size> SelectTool::measured() const {
    if (!isBusy()) return {};
    const grid::Rect bounds = drawn().bounds();
    return grid::Size{bounds.width, bounds.height};
}

void SelectTool::paint(QPainter& painter, const CanvasScene& scene) const {
    if (!isBusy()) return;
    paintArea(painter, scene, drawn(), scene.theme.highlight);
    paintMeasure(painter, scene, corners_.back(), measureText(*measured()));
}

}  // namespace mazeloom::widgets
