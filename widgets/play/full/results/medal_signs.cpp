// SPDX-License-Identifier: MIT
#include "widgets/play/full/results/medal_signs.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include <QCoreApplication>
#include <QIcon>
#include <QStringList>

#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace {

constexpr double kStripGap = 3;
constexpr double kStripInset = 2;
/// The width of the drawing in a sign, relative to the sign's.
constexpr double kDrawing = 0.62;

struct MedalText {
    Q_DECLARE_TR_FUNCTIONS(MedalText)
};

QIcon drawingOf(play::Medal medal, const QColor& ink) {
    switch (medal) {
        case play::Medal::Time:
            return themedIcon(QStringLiteral("clock"), ink);
        case play::Medal::Coins:
            return themedIcon(QStringLiteral("coins"), ink);
        case play::Medal::Hearts:
            return themedIcon(QStringLiteral("need-hearts"), ink);
        case play::Medal::Hints:
            break;
    }
    return themedIcon(QStringLiteral("bulb"), ink);
}

}  // namespace

QString titleOf(play::Medal medal) {
    switch (medal) {
        case play::Medal::Time:
            //: A medal for a fast win
            return MedalText::tr("Time");
        case play::Medal::Coins:
            //: A medal for all coins
            return MedalText::tr("Coins");
        case play::Medal::Hearts:
            //: A medal for a win in which no life was lost
            return MedalText::tr("Unhurt");
        case play::Medal::Hints:
            break;
    }
    //: A medal for a win without hints
    return MedalText::tr("No hints");
}

QString namesOf(const play::Medals& medals) {
    QStringList names;
    for (const play::MedalInfo& one : play::kMedals) {
        if (medals.has(one.medal)) names << titleOf(one.medal);
    }
    //: The medals of a level that was won without any
    return names.isEmpty() ? MedalText::tr("none") : names.join(QStringLiteral(", "));
}

void paintMedal(QPainter& painter, const Theme& theme, const QRectF& place, play::Medal medal,
                bool isWon) {
    const double side = std::min(place.width(), place.height());
    const QRectF disc(place.center() - QPointF(side / 2, side / 2), QSizeF(side, side));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ink = theme.mutedText;
    if (isWon) {
        ink = theme.isDark ? theme.onAccent : theme.room;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.coin);
        painter.drawEllipse(disc);
    } else {
        QColor edge = theme.mutedText;
        edge.setAlphaF(0.55F);
        painter.setPen(QPen(edge, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(disc.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    const double wide = side * kDrawing;
    const QRectF drawing(disc.center() - QPointF(wide / 2, wide / 2), QSizeF(wide, wide));
    painter.setOpacity(isWon ? 1 : 0.75);
    drawingOf(medal, ink).paint(&painter, drawing.toAlignedRect());
    painter.restore();
}

QSizeF stripSize(double side) {
    const auto count = static_cast<double>(play::kMedals.size());
    return {count * side + (count - 1) * kStripGap + 2 * kStripInset, side + 2 * kStripInset};
}

void paintMedalStrip(QPainter& painter, const Theme& theme, const QRectF& place,
                     const play::Medals& medals) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.base);
    painter.drawRoundedRect(place, place.height() / 2, place.height() / 2);
    const double side = place.height() - 2 * kStripInset;
    QRectF sign(place.topLeft() + QPointF(kStripInset, kStripInset), QSizeF(side, side));
    for (const play::MedalInfo& one : play::kMedals) {
        paintMedal(painter, theme, sign, one.medal, medals.has(one.medal));
        sign.translate(side + kStripGap, 0);
    }
    painter.restore();
}

}  // namespace mazeloom::widgets
