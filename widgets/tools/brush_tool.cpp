// SPDX-License-Identifier: MIT
#include "widgets/tools/brush_tool.h"

#include "widgets/tools/context/ink_text.h"

namespace mazeloom::widgets {

namespace {

ToolInfo infoOf(BrushTool::Kind kind) {
    const QString hint = BrushTool::tr(
        "Drag to paint · Shift: a straight line from the last stroke · Ctrl: pick an ink · [ and "
        "]: size of the brush · Escape: cancel the stroke");
    if (kind == BrushTool::Kind::Eraser) {
        return {"eraser",
                BrushTool::tr("Eraser"),
                "eraser",
                QKeySequence(Qt::Key_E),
                BrushTool::tr("Makes cells solid again; in a room, removes them from it"),
                hint,
                kUsesBrush};
    }
    return {"brush",
            BrushTool::tr("Brush"),
            "brush",
            QKeySequence(Qt::Key_B),
            BrushTool::tr("Paints freely with the chosen ink"),
            hint,
            kUsesInk | kUsesBrush | kGrows};
}

}  // namespace

BrushTool::BrushTool(EditContext& context, Kind kind) : Tool(context, infoOf(kind)), kind_(kind) {
    connect(&context.painting(), &Painting::grown, this, [this](const grid::Rect& cells) {
        if (last_) last_ = *last_ - cells.topLeft();
        if (hovered_) hovered_ = *hovered_ - cells.topLeft();
    });
}

edit::InkChoice BrushTool::inks() const {
    return kind_ == Kind::Eraser ? edit::eraser(context().canvas())
                                 : context().inks().forStroke(stroke_);
}

void BrushTool::press(const CanvasPointer& pointer) {
    if (!context().canEdit()) return;
    if ((pointer.modifiers & Qt::ControlModifier) != 0) {
        context().inks().pick(pointer.cell);
        return;
    }
    if (!context().mayEdit(edit::Layer::Painted)) return;
    const bool fromLast = (pointer.modifiers & Qt::ShiftModifier) != 0 && last_;
    if (!fromLast) last_ = pointer.cell;
    stroke_ = newGesture();
    painted_ = context().document();
    painted_->beginStroke();
    strokeTo(pointer.cell);
}

void BrushTool::drag(const CanvasPointer& pointer) {
    hovered_ = pointer.cell;
    if (isBusy() && pointer.cell != last_) strokeTo(pointer.cell);
}

void BrushTool::release(const CanvasPointer&) {
    if (isBusy() && !covered_.isEmpty())
        context().painting().paintGrowing(covered_, text(), stroke_);
    if (isBusy() && isMasked_) context().reach().noteMask();
    end();
}

void BrushTool::end() {
    if (!isBusy()) return;
    stroke_ = kNoGesture;
    covered_ = {};
    isMasked_ = false;
    if (painted_ != nullptr) painted_->endStroke();
}

void BrushTool::strokeTo(grid::Point cell) {
    const edit::Area area = edit::stroke(context().reach().brush(), *last_, cell);
    last_ = cell;
    isMasked_ = isMasked_ || context().reach().isMasked(area);
    if (context().painting().isGrowing() && kind_ == Kind::Brush) covered_ = covered_ | area;
    context().painting().paintArea(area, inks(), text(), stroke_);
}

QString BrushTool::text() const {
    return kind_ == Kind::Eraser ? tr("Erase")
                                 //: An undo command; %1 an ink
                                 : tr("Paint: %1").arg(paintTitle(context()));
}

void BrushTool::cancel() {
    const Gesture stroke = stroke_;
    end();
    if (painted_ != nullptr) painted_->history()->cancel(stroke);
}

void BrushTool::hover(const std::optional<CanvasPointer>& pointer) {
    hovered_.reset();
    straight_ = false;
    if (!pointer) return;
    hovered_ = pointer->cell;
    straight_ = (pointer->modifiers & Qt::ShiftModifier) != 0 && last_;
}

void BrushTool::paint(QPainter& painter, const CanvasScene& scene) const {
    if (!context().canEdit()) return;
    if (isBusy()) {
        // Show only the cells beyond the level: paint inside the level is visible already.
        paintArea(painter, scene, context().painting().beyond(covered_), scene.theme.highlight);
        return;
    }
    if (!hovered_) return;
    const grid::Point from = straight_ ? *last_ : *hovered_;
    const auto covers = [this](const edit::Area& area) {
        return kind_ == Kind::Eraser ? context().reach().allowed(area)
                                     : context().painting().preview(area);
    };
    paintArea(painter, scene, covers(edit::stroke(context().reach().brush(), from, *hovered_)),
              scene.theme.highlight);
}

}  // namespace mazeloom::widgets
