// SPDX-License-Identifier: MIT
// Exports the map as PNG, as on the canvas.
#include <ostream>
#include <string>
#include <utility>

#include <QCoreApplication>
#include <QImage>

#include "core/doors/beside.h"
#include "core/doors/exporter.h"
#include "core/doors/png/origin_text.h"
#include "widgets/doors/pictures/level_painter.h"
#include "widgets/doors/pictures/png_bytes.h"

namespace mazeloom::widgets {

extern const doors::Exporter pngExporter;
const doors::Exporter pngExporter{
    .id = "png",
    .title = QT_TRANSLATE_NOOP("Formats", "PNG picture"),
    .ending = "png",
    .help = QT_TRANSLATE_NOOP("Formats",
                              "The level as the canvas shows it, for pages, chats and drawings."),
    .carries = doors::kLooks | doors::kOrigin,
    .draws = true,
    .filesOf = [](const doors::Source& source,
                  const doors::ExportOptions& options) -> tl::expected<doors::OutFiles, Problem> {
        const doors::MadeLevel& made = source.levels.front();
        return drawLevel(made.map, made.level, options.picture, source.tiles, source.stop)
            .map([&](const QImage& image) {
                // The level and its map outlive the writer.
                return doors::oneFile(
                    pngExporter, options,
                    [image, made, keepsOrigin = options.keepsOrigin,
                     stop = source.stop](std::ostream& out) {
                        std::string picture = pngOf(image, stop);
                        out << (keepsOrigin ? doors::png::withOrigin(std::move(picture),
                                                                     doors::originText(made, stop))
                                            : picture);
                    });
            });
    },
};

}  // namespace mazeloom::widgets
