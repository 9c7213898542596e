// SPDX-License-Identifier: MIT
// The map as the editor draws it. Cells are as large as a picture of reasonable size allows.
#include <algorithm>
#include <ostream>

#include <QBuffer>
#include <QImage>

#include "app/cli/maps/map_output.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/theme/theme.h"

namespace mazeloom::app {

namespace {

/// Pixels a cell: glyphs are readable at the greatest, and a picture of more than kWide is rarely
/// wanted.
int pngCellSize(grid::Size size) {
    constexpr int kGreatest = 24;
    constexpr int kWide = 4096;
    return std::clamp(kWide / std::max(size.width, size.height), 1, kGreatest);
}

tl::expected<MapWriter, Problem> pngWriter(const MapSource& source) {
    const level::Map& map = source.map;
    return widgets::renderMap(map.cells, map.marks, map.ruleset, map.things,
                              pngCellSize(map.size()), widgets::Theme::dark(), map.kinds)
        .map([](const QImage& image) -> MapWriter {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            image.save(&buffer, "PNG");
            return [bytes = buffer.data()](std::ostream& out) {
                out.write(bytes.data(), bytes.size());
            };
        });
}

}  // namespace

extern const MapFormat pngMapFormat{.id = "png", .draws = true, .writerOf = pngWriter};

}  // namespace mazeloom::app
