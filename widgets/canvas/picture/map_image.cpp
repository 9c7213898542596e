// SPDX-License-Identifier: MIT
#include "widgets/canvas/picture/map_image.h"

#include "widgets/canvas/cells/cell_painter.h"

namespace mazeloom::widgets {

namespace {

tl::unexpected<Problem> pictureRefused(const QString& text) {
    Problem problem;
    problem.text = text.toStdString();
    return tl::unexpected(problem);
}

}  // namespace

tl::expected<QImage, Problem> imageFor(grid::Size size, int cellSize) {
    if (size.isEmpty()) return pictureRefused(QStringLiteral("a map without cells has no picture"));
    if (cellSize < 1 || cellSize > kMaxImageCell) {
        return pictureRefused(QStringLiteral("a cell of %1 pixels: must be 1 to %2")
                                  .arg(cellSize)
                                  .arg(kMaxImageCell));
    }
    const qint64 width = qint64{size.width} * cellSize;
    const qint64 height = qint64{size.height} * cellSize;
    if (width > kMaxImageSide || height > kMaxImageSide || width * height > kMaxImagePixels) {
        return pictureRefused(
            QStringLiteral("a picture of %1×%2 pixels is too large: at most %3 a side "
                           "and %4 million in all; use smaller cells")
                .arg(width)
                .arg(height)
                .arg(kMaxImageSide)
                .arg(kMaxImagePixels / 1'000'000));
    }
    QImage image(static_cast<int>(width), static_cast<int>(height), QImage::Format_RGB32);
    if (image.isNull()) return pictureRefused(QStringLiteral("no memory for the picture"));
    return image;
}

tl::expected<QImage, Problem> renderMap(const level::CellGrid& cells, const level::MarkGrid& marks,
                                        level::Ruleset ruleset,
                                        std::span<const level::Thing> things, int cellSize,
                                        const Theme& theme, const level::SharedOwnKinds& kinds) {
    auto image = imageFor(cells.size(), cellSize);
    if (!image) return image;

    const ThingIndex index(cells, things);
    const MapView map{.cells = &cells,
                      .marks = &marks,
                      .things = &index,
                      .ruleset = ruleset,
                      .kinds = kinds.get()};
    if (cellSize == 1) {
        paintPixels(map, ColourTable(theme, ruleset), cells.bounds(), *image);
    } else {
        SpriteSheet sprites(theme, cellSize, false);
        paintCells(map, sprites, cells.bounds(), *image);
    }
    return image;
}

}  // namespace mazeloom::widgets
