// SPDX-License-Identifier: MIT
#include "widgets/tools/shape_tool.h"

#include "widgets/tools/context/ink_text.h"
#include "widgets/tools/paint/measure_label.h"

namespace mazeloom::widgets {

namespace {

ToolInfo infoOf(ShapeTool::Kind kind) {
    switch (kind) {
        case ShapeTool::Kind::Line:
            return {"line",
                    ShapeTool::tr("Line"),
                    "line",
                    QKeySequence(Qt::Key_L),
                    ShapeTool::tr("Draws a straight line, as wide as the brush"),
                    ShapeTool::tr("Drag to draw · Shift: in steps of 45° · Alt: both ways from the "
                                  "start · Escape: cancel"),
                    kUsesInk | kUsesBrush | kGrows};
        case ShapeTool::Kind::Rectangle:
            return {"rectangle",
                    ShapeTool::tr("Rectangle"),
                    "rectangle",
                    QKeySequence(Qt::Key_R),
                    ShapeTool::tr("Draws a rectangle, filled or as an outline"),
                    ShapeTool::tr(
                        "Drag to draw · Shift: a square · Alt: from the middle · Escape: cancel"),
                    kUsesInk | kUsesBrush | kUsesFill | kGrows};
        default:
            return {"ellipse",
                    ShapeTool::tr("Ellipse"),
                    "ellipse",
                    QKeySequence(Qt::Key_O),
                    ShapeTool::tr("Draws an ellipse, filled or as an outline"),
                    ShapeTool::tr(
                        "Drag to draw · Shift: a circle · Alt: from the middle · Escape: cancel"),
                    kUsesInk | kUsesBrush | kUsesFill | kGrows};
    }
}

}  // namespace

ShapeTool::ShapeTool(EditContext& context, Kind kind) : Tool(context, infoOf(kind)), kind_(kind) {}

void ShapeTool::press(const CanvasPointer& pointer) {
    if (!context().canEdit() || !context().mayEdit(edit::Layer::Painted)) return;
    anchor_ = pointer.cell;
    drag(pointer);
}

void ShapeTool::drag(const CanvasPointer& pointer) {
    pointer_ = pointer.cell;
    constraint_ = {(pointer.modifiers & Qt::ShiftModifier) != 0,
                   (pointer.modifiers & Qt::AltModifier) != 0};
}

void ShapeTool::release(const CanvasPointer& pointer) {
    if (!isBusy()) return;
    drag(pointer);
    //: An undo command: %1 a tool (line, rectangle …), %2 an ink
    const QString text = tr("%1: %2").arg(info().title, paintTitle(context()));
    const edit::Area drawn = area();
    anchor_.reset();
    context().painting().paintGrowing(drawn, text);
    if (context().reach().isMasked(drawn)) context().reach().noteMask();
}

void ShapeTool::hover(const std::optional<CanvasPointer>& pointer) {
    pointer_.reset();
    if (pointer) pointer_ = pointer->cell;
}

edit::Area ShapeTool::area() const {
    const grid::Point anchor = anchor_.value_or(*pointer_);
    const int thickness = context().reach().brush().size;
    if (kind_ == Kind::Line) {
        const edit::Segment segment = edit::draggedLine(anchor, *pointer_, constraint_);
        return edit::stroke(context().reach().brush(), segment.from, segment.to);
    }
    const grid::Rect rect = edit::draggedRect(anchor, *pointer_, constraint_);
    if (kind_ == Kind::Rectangle) {
        return context().reach().isFilled() ? edit::Area(rect)
                                            : edit::rectangleOutline(rect, thickness);
    }
    return context().reach().isFilled() ? edit::ellipse(rect)
                                        : edit::ellipseOutline(rect, thickness);
}

std::optional<grid::Size> ShapeTool::measured() const {
    if (!isBusy() || !pointer_) return {};
    const grid::Rect bounds = area().bounds();
    return grid::Size{bounds.width, bounds.height};
}

void ShapeTool::paint(QPainter& painter, const CanvasScene& scene) const {
    if (!pointer_ || !context().canEdit()) return;
    paintArea(painter, scene, context().painting().preview(area()), scene.theme.highlight);
    if (const auto size = measured()) paintMeasure(painter, scene, *pointer_, measureText(*size));
}

}  // namespace mazeloom::widgets
