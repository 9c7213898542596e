// SPDX-License-Identifier: MIT
#include "widgets/known/known_art.h"

#include <algorithm>

#include <QPainterPath>

namespace mazeloom::widgets {

using analyse::deduce::Known;

// The colours of safe cells and traps derive from Okabe and Ito's bluish green and vermilion; dark
// themes use lighter ones. With any colour vision, people can tell these two colours and the violet
// of unknown cells apart. The three also differ in brightness.
KnownColours::KnownColours(const Theme& theme)
    : safe(theme.isDark ? QColor(0x3fcf9f) : QColor(0x00795a)),
      trap(theme.isDark ? QColor(0xff7a45) : QColor(0xc23b00)),
      unknown(theme.isDark ? QColor(0xcbb8ff) : QColor(0x5a3fc0)),
      number(theme.isDark ? QColor(0xf5e663) : QColor(0x1f5fb4)) {
    if (!theme.isHighContrast) return;
    safe = QColor(0x7dffce);
    trap = QColor(0xff9a70);
    unknown = QColor(0xe0d4ff);
}

const QColor& KnownColours::of(Known known) const {
    if (known == Known::Safe) return safe;
    return known == Known::Trap ? trap : unknown;
}

void paintKnownSign(QPainter& painter, const QRectF& box, Known known,
                    const KnownColours& colours) {
    const double side = box.width();
    const auto at = [&](double x, double y) {
        return QPointF(box.left() + x * side, box.top() + y * side);
    };
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.of(known), std::max(1.0, side * 0.15), Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    switch (known) {
        case Known::Safe:
            painter.drawPolyline(QPolygonF{at(0.14, 0.54), at(0.4, 0.8), at(0.86, 0.22)});
            break;
        case Known::Trap:
            painter.drawPolygon(QPolygonF{at(0.5, 0.12), at(0.9, 0.84), at(0.1, 0.84)});
            painter.drawLine(at(0.5, 0.42), at(0.5, 0.6));
            break;
        case Known::Unknown: {
            QPainterPath path(at(0.3, 0.34));
            path.cubicTo(at(0.32, 0.02), at(0.78, 0.06), at(0.72, 0.38));
            path.cubicTo(at(0.68, 0.52), at(0.5, 0.5), at(0.5, 0.66));
            painter.drawPath(path);
            painter.drawPoint(at(0.5, 0.9));
            break;
        }
    }
}

namespace {

void frame(QPainter& painter, const QRectF& cell, const QColor& colour, const QColor& ground,
           double width, Qt::PenStyle style) {
    painter.setBrush(Qt::NoBrush);
    const QRectF rect = cell.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.setPen(QPen(ground, width + 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect);
    painter.setPen(QPen(colour, width, style, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect);
}

}  // namespace

void paintNumberFrame(QPainter& painter, const QRectF& cell, const KnownColours& colours,
                      const QColor& ground) {
    const double width = std::max(1.5, cell.width() / 16);
    frame(painter, cell, colours.number, ground, width, Qt::DotLine);
}

void paintKnownFrame(QPainter& painter, const QRectF& cell, Known known,
                     const KnownColours& colours, const QColor& ground) {
    frame(painter, cell, colours.of(known), ground, std::max(2.0, cell.width() / 11),
          Qt::SolidLine);
}

}  // namespace mazeloom::widgets
