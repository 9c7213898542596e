// SPDX-License-Identifier: MIT
#include "widgets/tools/paint/measure_label.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>

#include "core/grid/kings_moves.h"

namespace mazeloom::widgets {

namespace {

class MeasureLabel {
    Q_DECLARE_TR_FUNCTIONS(MeasureLabel)
};

}  // namespace

QString measureText(grid::Size cells) {
    //: Width and height of what is drawn or selected, in cells
    return MeasureLabel::tr("%1 × %2").arg(cells.width).arg(cells.height);
}

QString distanceText(grid::Point from, grid::Point to, const analyse::Route* route) {
    const auto tenths = static_cast<double>(analyse::straightTenths(from, to));
    QStringList parts{
        //: The distance of two cells, in cells
        MeasureLabel::tr("%1 straight").arg(QLocale().toString(tenths / 10, 'f', 1)),
        //: The distance of two cells, in moves of a king in chess
        MeasureLabel::tr("%1 as a king moves").arg(QLocale().toString(grid::kingsMoves(from, to)))};
    if (route != nullptr) {
        const QString steps = QLocale().toString(static_cast<qlonglong>(route->steps()));
        parts << (route->isOverTraps ? MeasureLabel::tr("%1 on foot, over traps").arg(steps)
                                     : MeasureLabel::tr("%1 on foot").arg(steps));
    } else {
        parts << MeasureLabel::tr("no way on foot");
    }
    return parts.join(QStringLiteral(" · "));
}

QRectF paintMeasure(QPainter& painter, const CanvasScene& scene, grid::Point pointer,
                    const QString& text) {
    const double ratio = painter.device()->devicePixelRatioF();
    QFont font = QGuiApplication::font();
    font.setPixelSize(static_cast<int>(12 * ratio));
    const QFontMetricsF metrics(font);
    const double gap = 4 * ratio;
    const double away = 12 * ratio;
    const QSizeF size(metrics.horizontalAdvance(text) + 4 * gap, metrics.height() + 2 * gap);
    const QSizeF view = scene.view.view();
    const QRectF cell = scene.view.rectOf(pointer);
    // Place the label below and right of the pointer's cell, or on the other side if there is no
    // room.
    QPointF at(cell.right() + away, cell.bottom() + away);
    if (at.x() + size.width() > view.width()) at.setX(cell.left() - away - size.width());
    if (at.y() + size.height() > view.height()) at.setY(cell.top() - away - size.height());
    at.setX(std::clamp(at.x(), 0.0, std::max(0.0, view.width() - size.width())));
    at.setY(std::clamp(at.y(), 0.0, std::max(0.0, view.height() - size.height())));
    const QRectF box(at, size);
    painter.save();
    painter.setOpacity(1);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(scene.theme.border, ratio));
    painter.setBrush(scene.theme.window);
    painter.drawRoundedRect(box, gap, gap);
    painter.setFont(font);
    painter.setPen(scene.theme.text);
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
    return box;
}

}  // namespace mazeloom::widgets
