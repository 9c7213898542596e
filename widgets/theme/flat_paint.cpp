// SPDX-License-Identifier: MIT
#include "widgets/theme/flat_paint.h"

#include <algorithm>
#include <cmath>

#include <QPolygonF>
#include <QTransform>

namespace mazeloom::widgets::flat {

namespace {

/// Returns the relative luminance, 0–1 (WCAG 2.2).
double luminanceOf(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// Returns the contrast ratio, 1–21 (WCAG 2.2).
double contrastOf(const QColor& one, const QColor& other) {
    const double a = luminanceOf(one) + 0.05;
    const double b = luminanceOf(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

}  // namespace

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

void drawFocusRing(QPainter& painter, const QRectF& rect, const QColor& ink) {
    drawBox(painter, rect, {}, ink, kFocusLine);
}

QColor focusInk(const Theme& theme, const QColor& ground) {
    // Minimum contrast of the parts of a control (WCAG 2.2, success criterion 1.4.11).
    constexpr double kLeast = 3;
    if (contrastOf(theme.accent, ground) >= kLeast) return theme.accent;
    return contrastOf(theme.text, ground) >= contrastOf(theme.window, ground) ? theme.text
                                                                              : theme.window;
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
