// SPDX-License-Identifier: MIT
// The map as the canvas shows it.
#include <algorithm>
#include <ostream>

#include <QCoreApplication>
#include <QImage>

#include "core/doors/exporter.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/doors/tile_picture.h"

namespace mazeloom::widgets {

namespace {

/// Pixels a cell where nobody says: glyphs are readable at the greatest, and a picture of more than
/// kWide is rarely wanted.
int readableCell(grid::Size size) {
    constexpr int kGreatest = 24;
    constexpr int kWide = 4096;
    return std::clamp(kWide / std::max(size.width, size.height), 1, kGreatest);
}

}  // namespace

extern const doors::Exporter pngExporter;
const doors::Exporter pngExporter{
    .id = "png",
    .title = QT_TRANSLATE_NOOP("Formats", "PNG picture"),
    .ending = "png",
    .help = QT_TRANSLATE_NOOP("Formats",
                              "The level as the canvas shows it, for pages, chats and drawings."),
    .carries = doors::kLooks,
    .draws = true,
    .filesOf = [](const doors::Source& source,
                  const doors::ExportOptions& options) -> tl::expected<doors::OutFiles, Problem> {
        const level::Map& map = source.levels.front().map;
        const doors::PictureOptions& look = options.picture;
        return renderMap(map.cells, map.marks, map.ruleset, map.things,
                         look.cell > 0 ? look.cell : readableCell(map.size()),
                         themeNamed(look.theme), map.kinds)
            .map([&options](const QImage& image) {
                return doors::oneFile(pngExporter, options,
                                      [image](std::ostream& out) { out << pngOf(image); });
            });
    },
};

}  // namespace mazeloom::widgets
