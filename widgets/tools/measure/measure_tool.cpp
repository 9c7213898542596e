// SPDX-License-Identifier: MIT
#include "widgets/tools/measure/measure_tool.h"

#include <algorithm>

#include "widgets/tools/paint/measure_label.h"

namespace mazeloom::widgets {

MeasureTool::MeasureTool(EditContext& context)
    : Tool(context,
           {"measure", tr("Measure"), "measure", QKeySequence(Qt::Key_D),
            tr("Tells how far two cells are apart: straight, as a king moves in chess, and on "
               "foot"),
            tr("Drag from one cell to another · the dots are a shortest way on foot, around traps "
               "where there is one · Escape: remove the line")}) {
    // Drop the line when the map changes, because the new map may have other routes.
    connect(&context, &EditContext::traceChanged, this, &MeasureTool::cancel);
}

QString MeasureTool::text() const {
    return from_ ? distanceText(*from_, to_, route_ ? &*route_ : nullptr) : QString();
}

void MeasureTool::press(const CanvasPointer& pointer) {
    from_ = pointer.cell;
    isDragged_ = true;
    measureTo(pointer);
}

void MeasureTool::drag(const CanvasPointer& pointer) {
    if (isDragged_ && pointer.cell != to_) measureTo(pointer);
}

void MeasureTool::release(const CanvasPointer& pointer) {
    if (!isDragged_) return;
    drag(pointer);
    isDragged_ = false;
    // A click without a drag cancels the line.
    if (from_ == to_) {
        cancel();
    } else {
        emit context().noted(text());
    }
}

void MeasureTool::measureTo(const CanvasPointer& pointer) {
    to_ = pointer.cell;
    route_.reset();
    if (pointer.cells != nullptr) route_ = analyse::shortestRoute(*pointer.cells, *from_, to_);
    emit looksChanged();
}

void MeasureTool::cancel() {
    // Clear the message together with the line.
    if (from_) emit context().noted({});
    from_.reset();
    route_.reset();
    isDragged_ = false;
    emit looksChanged();
}

void MeasureTool::paint(QPainter& painter, const CanvasScene& scene) const {
    if (!from_) return;
    const QRectF screen(QPointF(0, 0), scene.view.view());
    const double dot = std::clamp(scene.view.scale() / 4, 2.0, 6.0);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(scene.theme.highlight);
    if (route_) {
        for (const grid::Point cell : route_->cells) {
            const QPointF middle = scene.view.rectOf(cell).center();
            if (screen.contains(middle)) painter.drawEllipse(middle, dot / 2, dot / 2);
        }
    }
    const QPointF from = scene.view.rectOf(*from_).center();
    const QPointF to = scene.view.rectOf(to_).center();
    // Draw the line above a wider one in the canvas's colour, so that it is visible on any ground.
    painter.setPen(QPen(scene.theme.canvas, 5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    painter.setPen(QPen(scene.theme.highlight, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    painter.drawEllipse(from, dot, dot);
    painter.drawEllipse(to, dot, dot);
    paintMeasure(painter, scene, to_, text());
}

}  // namespace mazeloom::widgets
