// SPDX-License-Identifier: MIT
#include "app/cli/map_picture.h"

#include <algorithm>

#include <QBuffer>
#include <QImage>

#include "widgets/canvas/map_image.h"
#include "widgets/theme/theme.h"

namespace mazeloom::app {

namespace {

/// Pixels a cell: glyphs are readable at the greatest, and a picture of more than kWide is rarely
/// wanted.
int cellSizeFor(grid::Size size) {
    constexpr int kGreatest = 24;
    constexpr int kWide = 4096;
    return std::clamp(kWide / std::max(size.width, size.height), 1, kGreatest);
}

}  // namespace

tl::expected<QByteArray, Problem> pngOf(const level::Map& map) {
    return widgets::renderMap(map.cells, map.marks, map.ruleset, map.things,
                              cellSizeFor(map.size()), widgets::Theme::dark())
        .map([](const QImage& image) {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            image.save(&buffer, "PNG");
            return buffer.data();
        });
}

}  // namespace mazeloom::app
