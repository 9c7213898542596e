// SPDX-License-Identifier: MIT
// Exports the map as SVG, as on the canvas.
#include <ostream>
#include <utility>

#include <QCoreApplication>

#include "core/doors/exporter.h"
#include "widgets/doors/pictures/svg_level.h"

namespace mazeloom::widgets {

extern const doors::Exporter svgExporter;
const doors::Exporter svgExporter{
    .id = "svg",
    .title = QT_TRANSLATE_NOOP("Formats", "SVG picture"),
    .ending = "svg",
    .help = QT_TRANSLATE_NOOP("Formats",
                              "The level as vectors, for print and for drawing programs; sharp at "
                              "any size."),
    .carries = doors::kLooks,
    .draws = true,
    .filesOf = [](const doors::Source& source,
                  const doors::ExportOptions& options) -> tl::expected<doors::OutFiles, Problem> {
        const doors::MadeLevel& made = source.levels.front();
        if (auto flaw = flawOfSvg(made.map)) return tl::unexpected(std::move(*flaw));
        auto tiles = tileLookNamed(source.tiles, options.picture.tiles, made.map.terrains);
        if (!tiles) return tl::unexpected(std::move(tiles.error()));
        return doors::oneFile(
            svgExporter, options,
            [made, look = options.picture, tiles = std::move(*tiles)](std::ostream& out) {
                writeSvg(out, made.map, made.level, look, tiles);
            });
    },
};

}  // namespace mazeloom::widgets
