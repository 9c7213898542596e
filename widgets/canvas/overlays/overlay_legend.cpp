// SPDX-License-Identifier: MIT
#include "widgets/canvas/overlays/overlay_legend.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QFontMetricsF>
#include <QGuiApplication>

namespace mazeloom::widgets {

namespace {

std::vector<LegendRow> rowsOf(const LegendData& data) {
    std::vector<LegendRow> rows;
    for (const OverlayInfo* info : infosOf(data.shown)) {
        for (LegendRow& row : info->legend(data))
            rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace

QRect paintLegend(QPainter& painter, const QRect& screen, OverlaySet shown,
                  std::optional<analyse::Distances::Steps> farthest, const Theme& theme,
                  KnownLegend known) {
    const std::vector<LegendRow> rows = rowsOf({shown, farthest, known});
    if (rows.empty()) return {};
    const double ratio = painter.device()->devicePixelRatioF();
    QFont font = QGuiApplication::font();
    font.setPixelSize(static_cast<int>(12 * ratio));
    const QFontMetricsF metrics(font);
    double textWidth = 0;
    for (const LegendRow& row : rows)
        textWidth = std::max(textWidth, metrics.horizontalAdvance(row.text));
    const double gap = 8 * ratio;
    const double rowHeight = 20 * ratio;
    const QSizeF sign(36 * ratio, 12 * ratio);
    const QSizeF size(sign.width() + textWidth + 3 * gap,
                      rowHeight * static_cast<double>(rows.size()) + gap);
    const QRectF box(QPointF(screen.left() + gap, screen.bottom() + 1 - gap - size.height()), size);
    if (size.width() * 2 > screen.width() || size.height() * 2 > screen.height()) return {};
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = theme.window;
    ground.setAlphaF(0.92F);
    painter.setPen(QPen(theme.border, ratio));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 4 * ratio, 4 * ratio);
    painter.setFont(font);
    double top = box.top() + gap / 2;
    for (const LegendRow& row : rows) {
        const QRectF place(QPointF(box.left() + gap, top + (rowHeight - sign.height()) / 2), sign);
        painter.setBrush(Qt::NoBrush);
        row.paintSign(painter, place, theme);
        painter.setPen(theme.text);
        painter.drawText(QRectF(place.right() + gap, top, textWidth + gap, rowHeight),
                         Qt::AlignVCenter | Qt::AlignLeft, row.text);
        top += rowHeight;
    }
    return box.toAlignedRect();
}

}  // namespace mazeloom::widgets
