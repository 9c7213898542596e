// SPDX-License-Identifier: MIT
#include "widgets/play/number_art.h"

#include <algorithm>
#include <array>

#include <QPainter>
#include <QPainterPath>

#include "widgets/canvas/symbol_art.h"

namespace mazeloom::widgets {

namespace {

// Okabe and Ito's colours for both grounds, made lighter on dark and darker on light until each
// can be read; the order lets neighbours differ in hue and in brightness.
constexpr std::array<QRgb, 9> kOnDark{
    0xff5b6472, 0xff7cc4f2, 0xff3fcf9f, 0xfff5e663, 0xfff2a23c,
    0xffff7a45, 0xffe58fc4, 0xffb9a6ff, 0xffffffff,
};
constexpr std::array<QRgb, 9> kOnLight{
    0xffa6adb8, 0xff1f78b4, 0xff00795a, 0xff8a6d00, 0xffb35900,
    0xffc23b00, 0xff9c3f78, 0xff5a3fc0, 0xff101418,
};

}  // namespace

QColor numberColour(int number, const Theme& theme) {
    const auto& colours = theme.isDark ? kOnDark : kOnLight;
    return QColor::fromRgb(colours.at(static_cast<std::size_t>(number)));
}

QImage numberArt(int number, int size, const Theme& theme) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(numberColour(number, theme));
    if (number == 0) {
        const double radius = std::max(0.8, size * 0.055);
        painter.drawEllipse(QPointF(size / 2.0, size / 2.0), radius, radius);
        return image;
    }
    QPainterPath digit;
    digit.addText(0, 0, glyphFont(100), QString::number(number));
    const QRectF box = digit.boundingRect();
    QTransform place;
    place.translate(size / 2.0, size / 2.0);
    place.scale(size * 0.62 / box.height(), size * 0.62 / box.height());
    place.translate(-box.center().x(), -box.center().y());
    painter.drawPath(place.map(digit));
    return image;
}

}  // namespace mazeloom::widgets
