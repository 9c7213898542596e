// SPDX-License-Identifier: MIT
#include "widgets/theme/flat_paint.h"

#include <QPolygonF>
#include <QTransform>

namespace mazeloom::widgets::flat {

void drawBox(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& edge,
             double line, double radius) {
    const Saved saved(painter);
    const bool hasEdge = edge.isValid() && edge.alpha() > 0;
    painter.setPen(hasEdge ? QPen(edge, line) : QPen(Qt::NoPen));
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const double inset = hasEdge ? line / 2 : 0;
    const QRectF box = rect.adjusted(inset, inset, -inset, -inset);
    const double round = std::min({radius - inset, box.width() / 2, box.height() / 2});
    painter.drawRoundedRect(box, round, round);
}

void drawFocusRing(QPainter& painter, const QRectF& rect, const Theme& theme) {
    drawBox(painter, rect, {}, theme.accent, 2);
}

void drawChevron(QPainter& painter, const QRectF& rect, Qt::ArrowType way, const QColor& colour,
                 double side) {
    const Saved saved(painter);
    painter.setPen(
        QPen(colour, std::max(1.5, side / 5), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.translate(rect.center());
    painter.rotate(way == Qt::UpArrow      ? 180
                   : way == Qt::LeftArrow  ? 90
                   : way == Qt::RightArrow ? -90
                                           : 0);
    painter.drawPolyline(QPolygonF{{-side / 2, -side / 4}, {0, side / 4}, {side / 2, -side / 4}});
}

}  // namespace mazeloom::widgets::flat
