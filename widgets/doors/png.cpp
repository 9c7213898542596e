// SPDX-License-Identifier: MIT
// The map as the canvas shows it.
#include <ostream>

#include <QCoreApplication>
#include <QImage>

#include "core/doors/exporter.h"
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
    .carries = doors::kLooks,
    .draws = true,
    .filesOf = [](const doors::Source& source,
                  const doors::ExportOptions& options) -> tl::expected<doors::OutFiles, Problem> {
        const doors::MadeLevel& made = source.levels.front();
        return drawLevel(made.map, made.level, options.picture)
            .map([&options](const QImage& image) {
                return doors::oneFile(pngExporter, options,
                                      [image](std::ostream& out) { out << pngOf(image); });
            });
    },
};

}  // namespace mazeloom::widgets
