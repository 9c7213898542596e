// SPDX-License-Identifier: MIT
#include "widgets/charts/chart_file.h"

#include <QBuffer>
#include <QFontInfo>
#include <QPainter>
#include <QSvgGenerator>

namespace mazeloom::widgets {

namespace {

constexpr int kSvgUnitsAnInch = 96;  // makes a pixel of the chart a CSS pixel

/// Returns the font with its size in pixels, because points differ between devices. Names the
/// family that Qt actually uses, which the program that shows the SVG may have, too.
QFont inPixels(const QFont& font) {
    QFont made = font;
    const QFontInfo info(font);
    made.setPixelSize(info.pixelSize());
    made.setFamilies({info.family()});
    return made;
}

ChartSpace fileSpace(const QSize& size, const QFont& font) {
    return {QRectF(QPointF(), size), inPixels(font), true};
}

}  // namespace

QImage chartImage(const Chart& chart, const QSize& size, const Theme& theme, const QFont& font,
                  double scale) {
    QImage image(size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(theme.base);
    QPainter painter(&image);
    chart.paint(painter, fileSpace(size, font), theme);
    return image;
}

QByteArray chartPng(const Chart& chart, const QSize& size, const Theme& theme, const QFont& font,
                    double scale) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    chartImage(chart, size, theme, font, scale).save(&buffer, "PNG");
    return bytes;
}

QByteArray chartSvg(const Chart& chart, const QSize& size, const Theme& theme, const QFont& font) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setResolution(kSvgUnitsAnInch);
    generator.setTitle(chart.title());
    generator.setDescription(chart.caption());
    const ChartSpace space = fileSpace(size, font);
    QPainter painter(&generator);
    painter.setFont(space.font);
    chart.paint(painter, space, theme);
    painter.end();
    // A viewer without that font family must not fall back to a serif font.
    const QByteArray family = "font-family=\"" + space.font.family().toUtf8();
    return bytes.replace(family + '"', family + ", sans-serif\"");
}

}  // namespace mazeloom::widgets
