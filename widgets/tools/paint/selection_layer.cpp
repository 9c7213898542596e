// SPDX-License-Identifier: MIT
#include "widgets/tools/paint/selection_layer.h"

#include <QPolygonF>

namespace mazeloom::widgets {

namespace {

constexpr double kDash = 4;  // length of a dash, in pixels

/// Returns the screen position of a corner between cells.
QPointF cornerAt(const CanvasScene& scene, grid::Point corner) {
    return scene.view.rectOf(grid::Rect{corner.x, corner.y, 1, 1}).topLeft();
}

}  // namespace

SelectionLayer::SelectionLayer(EditContext& context) : QObject(&context), context_(context) {
    connect(&context_.reach(), &EditReach::selectionChanged, this,
            [this] { outline_ = edit::outlineOf(context_.reach().selection()); });
}

void paintOutline(QPainter& painter, const CanvasScene& scene, const edit::Outline& outline) {
    QPen under(scene.theme.canvas, 1);
    QPen over(scene.theme.highlight, 1, Qt::CustomDashLine);
    over.setDashPattern({kDash, kDash});
    painter.setBrush(Qt::NoBrush);
    for (const edit::Outline::Loop& loop : outline.loops) {
        QPolygonF line;
        line.reserve(static_cast<qsizetype>(loop.size()));
        for (grid::Point corner : loop)
            line.append(cornerAt(scene, corner));
        painter.setPen(under);
        painter.drawPolygon(line);
        painter.setPen(over);
        painter.drawPolygon(line);
    }
}

void SelectionLayer::paint(QPainter& painter, const CanvasScene& scene) const {
    if (!context_.reach().selection().isEmpty()) paintOutline(painter, scene, outline_);
    if (context_.reach().symmetry().mode() != edit::PaintSymmetry::Mode::Off)
        paintAxis(painter, scene);
}

void SelectionLayer::paintAxis(QPainter& painter, const CanvasScene& scene) const {
    using Mode = edit::PaintSymmetry::Mode;
    const grid::Point axis = context_.reach().symmetry().axis();
    // The axis is measured in half cells from the middle of cell (0, 0).
    const double scale = scene.view.scale();
    const QPointF first = scene.view.rectOf(grid::Point{0, 0}).center();
    const QPointF middle = first + QPointF(axis.x, axis.y) * scale / 2;
    const QRectF level =
        scene.view.rectOf(grid::Rect{0, 0, scene.view.level().width, scene.view.level().height});
    QPen pen(scene.theme.accent, 1, Qt::DashLine);
    painter.setPen(pen);
    const Mode mode = context_.reach().symmetry().mode();
    if (mode != Mode::TopBottom) {
        painter.drawLine(QPointF(middle.x(), level.top()), QPointF(middle.x(), level.bottom()));
    }
    if (mode != Mode::LeftRight) {
        painter.drawLine(QPointF(level.left(), middle.y()), QPointF(level.right(), middle.y()));
    }
    painter.setBrush(scene.theme.accent);
    painter.drawEllipse(middle, 3, 3);
}

}  // namespace mazeloom::widgets
