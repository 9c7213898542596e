// SPDX-License-Identifier: MIT
#include "widgets/theme/rule_inks.h"

#include <algorithm>
#include <array>

#include <QFont>

namespace mazeloom::widgets {

namespace {

constexpr std::array<QRgb, 8> kColours{0xffe69f00, 0xff56b4e9, 0xff009e73, 0xfff0e442,
                                       0xff0072b2, 0xffd55e00, 0xffcc79a7, 0xffb8bec8};

}  // namespace

QColor ruleInkColour(int ink) {
    return QColor(kColours[static_cast<std::size_t>(std::clamp(ink, 0, 7))]);
}

void paintRuleInk(QPainter& painter, const QRectF& cell, int ink, bool withLetter) {
    const QColor colour = ruleInkColour(ink);
    painter.fillRect(cell, colour);
    if (!withLetter) return;
    painter.save();
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(6, static_cast<int>(cell.height() * 0.7)));
    painter.setFont(font);
    painter.setPen(qGray(colour.rgb()) > 128 ? Qt::black : Qt::white);
    painter.drawText(cell, Qt::AlignCenter, QString(QChar(u'A' + ink)));
    painter.restore();
}

}  // namespace mazeloom::widgets
