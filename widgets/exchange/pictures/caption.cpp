// SPDX-License-Identifier: MIT
#include "widgets/exchange/pictures/caption.h"

#include <QFont>
#include <QFontMetrics>
#include <QPainter>

namespace mazeloom::widgets {

namespace {

constexpr int kTextSize = 12;

}  // namespace

void paintCaption(QPainter& painter, const QRect& line, const QString& text, const QColor& colour) {
    QFont font(QStringLiteral("JetBrains Mono"));
    font.setPixelSize(kTextSize);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, line.width()));
}

}  // namespace mazeloom::widgets
