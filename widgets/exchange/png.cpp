// SPDX-License-Identifier: MIT
// Exports a map as a PNG picture that looks like the canvas.
#include <ostream>
#include <string>
#include <utility>

#include <QCoreApplication>
#include <QImage>

#include "core/exchange/beside.h"
#include "core/exchange/exporter.h"
#include "core/exchange/png/origin_text.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/exchange/pictures/png_bytes.h"

namespace mazeloom::widgets {

extern const exchange::Exporter pngExporter;
const exchange::Exporter pngExporter{
    .id = "png",
    .title = QT_TRANSLATE_NOOP("Formats", "PNG picture"),
    .ending = "png",
    .help = QT_TRANSLATE_NOOP("Formats",
                              "The level as the canvas shows it, for pages, chats and drawings."),
    .carries = exchange::kLooks | exchange::kOrigin,
    .draws = true,
    .filesOf = [](const exchange::Source& source, const exchange::ExportOptions& options)
        -> tl::expected<exchange::OutFiles, Problem> {
        const exchange::MadeLevel& made = source.levels.front();
        return drawLevel(made.map, made.level, options.picture, source.tiles, source.stop)
            .map([&](const QImage& image) {
                // `made` refers to the level and its map, which still exist when the file is
                // written.
                return exchange::oneFile(
                    pngExporter, options,
                    [image, made, keepsOrigin = options.keepsOrigin,
                     stop = source.stop](std::ostream& out) {
                        std::string picture = pngOf(image, stop);
                        out << (keepsOrigin
                                    ? exchange::png::withOrigin(std::move(picture),
                                                                exchange::originText(made, stop))
                                    : picture);
                    });
            });
    },
};

}  // namespace mazeloom::widgets
