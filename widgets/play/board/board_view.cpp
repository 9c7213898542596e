// SPDX-License-Identifier: MIT
#include "widgets/play/board/board_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QEvent>
#include <QPainter>
#include <QWheelEvent>

#include "widgets/theme/faded.h"

namespace mazeloom::widgets {

BoardView::BoardView(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(160, 120);
}

void BoardView::setCellSize(std::optional<int> pixels) {
    geometry_.setWantedCell(pixels);
    layOut();
}

void BoardView::setHeat(std::vector<HeatSpot> heat) {
    if (heat.empty() && heat_.empty()) return;
    heat_ = std::move(heat);
    update();
}

void BoardView::setMark(std::optional<grid::Point> mark) {
    if (mark == mark_) return;
    mark_ = mark;
    update();
}

void BoardView::paintHeat(QPainter& painter, const QRect& place, const QColor& colour) const {
    int most = 1;
    for (const HeatSpot& spot : heat_)
        most = std::max(most, spot.count);
    painter.setPen(Qt::NoPen);
    for (const HeatSpot& spot : heat_) {
        const QRectF cell = rectOf(spot.at);
        const double radius = cell.width();
        const QRectF reach = cell.adjusted(-radius / 2, -radius / 2, radius / 2, radius / 2);
        if (!reach.intersects(place)) continue;
        // Uses the square root of the share, so that a cell where few attempts ended stays visible
        // beside a cell where many did.
        const double strength = std::sqrt(static_cast<double>(spot.count) / most);
        QRadialGradient glow(cell.center(), radius);
        glow.setColorAt(0, faded(colour, 0.25 + 0.6 * strength));
        glow.setColorAt(1, faded(colour, 0));
        painter.setBrush(glow);
        painter.drawEllipse(cell.center(), radius, radius);
    }
}

void BoardView::paintMark(QPainter& painter, const QColor& colour) const {
    if (!mark_) return;
    painter.setPen(QPen(colour, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rectOf(*mark_).adjusted(1, 1, -1, -1), 3, 3);
}

bool BoardView::event(QEvent* event) {
    // The new screen may have a different device pixel ratio.
    if (event->type() == QEvent::ScreenChangeInternal && geometry_.scale() != devicePixelRatioF())
        layOut();
    return QWidget::event(event);
}

void BoardView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void BoardView::wheelEvent(QWheelEvent* event) {
    if (geometry_.turnWheel(event->angleDelta().y())) layOut();
    event->accept();
}

}  // namespace mazeloom::widgets
