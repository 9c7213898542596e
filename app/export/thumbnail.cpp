// SPDX-License-Identifier: MIT
#include "app/export/thumbnail.h"

#include <algorithm>

#include <QBuffer>
#include <QImage>

#include "widgets/canvas/cells/cell_painter.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/theme/theme.h"

namespace mazeloom::app {

namespace {

/// Pixels a cell; from 8 on things are drawn as letters.
constexpr int kGreatestCell = 7;

/// The mean colour of a square of pixels.
QRgb meanOf(const QImage& image, int left, int width) {
    quint64 red = 0;
    quint64 green = 0;
    quint64 blue = 0;
    for (int y = 0; y < image.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = left; x < left + width; ++x) {
            red += static_cast<quint64>(qRed(row[x]));
            green += static_cast<quint64>(qGreen(row[x]));
            blue += static_cast<quint64>(qBlue(row[x]));
        }
    }
    const auto count = static_cast<quint64>(width) * static_cast<quint64>(image.height());
    return qRgb(static_cast<int>(red / count), static_cast<int>(green / count),
                static_cast<int>(blue / count));
}

/// A pixel for each square of `side` cells; a strip of squares at a time is drawn in full.
QImage shrunk(const level::Map& map, int side) {
    using widgets::ThingIndex;
    const grid::Size size = map.size();
    const ThingIndex things(map.cells, map.things);
    const widgets::MapView view{
        .cells = &map.cells, .marks = &map.marks, .things = &things, .ruleset = map.ruleset};
    const widgets::ColourTable colours(widgets::Theme::dark(), map.ruleset);
    QImage small((size.width + side - 1) / side, (size.height + side - 1) / side,
                 QImage::Format_RGB32);
    for (int y = 0; y < small.height(); ++y) {
        const int top = y * side;
        const int height = std::min(side, size.height - top);
        QImage strip(size.width, height, QImage::Format_RGB32);
        widgets::paintPixels(view, colours, {0, top, size.width, height}, strip);
        auto* row = reinterpret_cast<QRgb*>(small.scanLine(y));
        for (int x = 0; x < small.width(); ++x)
            row[x] = meanOf(strip, x * side, std::min(side, size.width - x * side));
    }
    return small;
}

QImage pictureOf(const level::Map& map) {
    const int longest = std::max(map.size().width, map.size().height);
    if (longest > kThumbnailSide)
        return shrunk(map, (longest + kThumbnailSide - 1) / kThumbnailSide);
    const int cell = std::clamp(kThumbnailSide / longest, 1, kGreatestCell);
    return widgets::renderMap(map.cells, map.marks, map.ruleset, map.things, cell,
                              widgets::Theme::dark(), map.kinds)
        .value_or(QImage());
}

}  // namespace

std::string thumbnailOf(const level::Map& map) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    pictureOf(map).save(&buffer, "PNG");
    return buffer.data().toStdString();
}

}  // namespace mazeloom::app
