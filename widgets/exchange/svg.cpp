// SPDX-License-Identifier: MIT
// Exports a map as an SVG picture that looks like the canvas.
#include <ostream>
#include <utility>

#include <QCoreApplication>

#include "core/exchange/exporter.h"
#include "widgets/exchange/pictures/svg_level.h"

namespace mazeloom::widgets {

extern const exchange::Exporter svgExporter;
const exchange::Exporter svgExporter{
    .id = "svg",
    .title = QT_TRANSLATE_NOOP("Formats", "SVG picture"),
    .ending = "svg",
    .help = QT_TRANSLATE_NOOP("Formats",
                              "The level as vectors, for print and for drawing programs; sharp at "
                              "any size."),
    .carries = exchange::kLooks,
    .draws = true,
    .filesOf = [](const exchange::Source& source, const exchange::ExportOptions& options)
        -> tl::expected<exchange::OutFiles, Problem> {
        const exchange::MadeLevel& made = source.levels.front();
        if (auto flaw = flawOfSvg(made.map)) return tl::unexpected(std::move(*flaw));
        auto tiles = tileLookNamed(source.tiles, options.picture.tiles, made.map.terrains);
        if (!tiles) return tl::unexpected(std::move(tiles.error()));
        return exchange::oneFile(
            svgExporter, options,
            [made, look = options.picture, tiles = std::move(*tiles)](std::ostream& out) {
                writeSvg(out, made.map, made.level, look, tiles);
            });
    },
};

}  // namespace mazeloom::widgets
