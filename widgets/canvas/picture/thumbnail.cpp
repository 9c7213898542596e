// SPDX-License-Identifier: MIT
#include "widgets/canvas/picture/thumbnail.h"

#include <algorithm>

#include "widgets/canvas/cells/cell_painter.h"
#include "widgets/canvas/picture/map_image.h"

namespace mazeloom::widgets {

namespace {

/// Returns the mean colour of a square of pixels.
QRgb meanColourOf(const QImage& image, int left, int width) {
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

/// Returns an image with one pixel for each square of `side` × `side` cells. Draws one strip of
/// squares at a time at full size.
QImage shrunkMap(const level::Map& map, int side, const Theme& theme) {
    const grid::Size size = map.size();
    const ThingIndex things(map.cells, map.things);
    const MapView view{
        .cells = &map.cells, .marks = &map.marks, .things = &things, .ruleset = map.ruleset};
    const ColourTable colours(theme, map.ruleset);
    QImage small((size.width + side - 1) / side, (size.height + side - 1) / side,
                 QImage::Format_RGB32);
    for (int y = 0; y < small.height(); ++y) {
        const int top = y * side;
        const int height = std::min(side, size.height - top);
        QImage strip(size.width, height, QImage::Format_RGB32);
        paintPixels(view, colours, {0, top, size.width, height}, strip);
        auto* row = reinterpret_cast<QRgb*>(small.scanLine(y));
        for (int x = 0; x < small.width(); ++x)
            row[x] = meanColourOf(strip, x * side, std::min(side, size.width - x * side));
    }
    return small;
}

}  // namespace

QImage thumbnail(const level::Map& map, QSize most, const Theme& theme, int greatestCell) {
    const grid::Size size = map.size();
    const auto squares = [](int cells, int pixels) { return (cells + pixels - 1) / pixels; };
    const int side =
        std::max(squares(size.width, most.width()), squares(size.height, most.height()));
    const Theme own = withTerrains(theme, map.terrains);
    if (side > 1) return shrunkMap(map, side, own);
    const int cell = std::clamp(std::min(most.width() / size.width, most.height() / size.height), 1,
                                greatestCell);
    return renderMap(map.cells, map.marks, map.ruleset, map.things, cell, own, map.kinds)
        .value_or(QImage());
}

}  // namespace mazeloom::widgets
