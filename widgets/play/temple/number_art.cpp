// SPDX-License-Identifier: MIT
#include "widgets/play/temple/number_art.h"

#include <algorithm>
#include <array>

#include <QPainter>

#include "widgets/canvas/cells/symbol_art.h"

namespace mazeloom::widgets {

namespace {

// Okabe and Ito's colours, adapted to both grounds: lighter on dark and darker on light, until each
// is legible. Their order makes successive numbers differ in hue and in brightness.
constexpr std::array<QRgb, 9> kOnDark{
    0xff5b6472, 0xff7cc4f2, 0xff3fcf9f, 0xfff5e663, 0xfff2a23c,
    0xffff7a45, 0xffe58fc4, 0xffb9a6ff, 0xffffffff,
};
constexpr std::array<QRgb, 9> kOnLight{
    0xffa6adb8, 0xff1f78b4, 0xff00795a, 0xff8a6d00, 0xffb35900,
    0xffc23b00, 0xff9c3f78, 0xff5a3fc0, 0xff101418,
};

/// A digit's size relative to its cell. Leaves a gap, so that adjacent digits do not look like one
/// number.
constexpr double kDigitScale = 0.89;

}  // namespace

QColor numberColour(int number, const Theme& theme) {
    if (theme.isTerminal()) return number == 0 ? theme.mutedText : theme.text;
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
    painter.drawPath(glyphPath(QChar(u'0' + number), size, kDigitScale));
    return image;
}

}  // namespace mazeloom::widgets
