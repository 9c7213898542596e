// SPDX-License-Identifier: MIT
#include "widgets/tools/bars/ink_swatch.h"

#include <algorithm>

#include <QPainter>
#include <QWidget>

#include "core/edit/paint/ink_mix.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/sprite_sheet.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/theme_of.h"
#include "widgets/tools/paint/paint_marks.h"

namespace mazeloom::widgets {

namespace {

constexpr int kSwatch = 20;  // device-independent pixels at the desktop's text size

QImage imageOf(const edit::InkInfo& ink, edit::Canvas canvas, Theme theme, int side) {
    // Swatches need strong colours, so draw traps conspicuously.
    theme.hasLoudTraps = true;
    SpriteSheet sprites(theme, side, false);
    const auto ruleset =
        canvas == edit::kTempleLevel ? level::Ruleset::Temple : level::Ruleset::Descent;
    const Look look = lookOf(ink.sample, ink.sampleMarks, ruleset);
    const auto* cell = reinterpret_cast<const uchar*>(sprites.sprite(look, 0));
    QImage image = QImage(cell, side, side, side * 4, QImage::Format_RGB32).copy();
    QPainter painter(&image);
    const QRectF all(0, 0, side, side);
    if (ink.ink == edit::noMarkInk())
        paintNoMark(painter, all, theme);
    else
        paintMark(painter, all, ink.ink.set, canvas == edit::kRoomSheet, theme);
    return image;
}

/// Returns the picture for "nothing": a short line, because no cell looks like a line.
QImage imageOfNothing(const Theme& theme, int side) {
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(theme.base);
    QPainter painter(&image);
    painter.fillRect(QRectF(side * 0.25, side * 0.45, side * 0.5, side * 0.1), theme.text);
    return image;
}

QIcon iconOf(const QImage& image, double ratio) {
    QPixmap pixmap = QPixmap::fromImage(image);
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

}  // namespace

int swatchSide() {
    return scaledPixels(kSwatch);
}

QIcon inkSwatch(const edit::InkInfo& ink, edit::Canvas canvas, const QWidget& on,
                const level::TerrainTable& terrains) {
    const Theme theme = withTerrains(themeOf(on), terrains);
    const double ratio = on.devicePixelRatioF();
    const int side = static_cast<int>(swatchSide() * ratio);
    QImage image =
        &ink == &edit::leaveInk() ? imageOfNothing(theme, side) : imageOf(ink, canvas, theme, side);
    QPainter painter(&image);
    painter.setPen(theme.edge);
    painter.drawRect(0, 0, side - 1, side - 1);
    painter.end();
    return iconOf(image, ratio);
}

QIcon weighedSwatch(const QIcon& swatch, int weight, const QWidget& on) {
    const Theme theme = themeOf(on);
    const double ratio = on.devicePixelRatioF();
    const int side = static_cast<int>(swatchSide() * ratio);
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    swatch.paint(&painter, image.rect());
    const QString text = QString::number(weight);
    QFont font = on.font();
    font.setBold(true);
    font.setPixelSize(std::max(1, side / 2));
    const int width = std::min(side, QFontMetrics(font).horizontalAdvance(text) + side / 5);
    const QRect plate(side - width, side - side * 6 / 10, width, side * 6 / 10);
    painter.fillRect(plate, theme.accent);
    painter.setPen(theme.onAccent);
    painter.setFont(font);
    painter.drawText(plate, Qt::AlignCenter, text);
    painter.end();
    return iconOf(image, ratio);
}

}  // namespace mazeloom::widgets
