// SPDX-License-Identifier: MIT
// Exports Tiled maps, in JSON and XML, with the tileset and its picture as companion files.
#include <ostream>

#include "core/exchange/exporter.h"
#include "core/exchange/tiled/to_tiled.h"
#include "core/exchange/tiled/write.h"

namespace mazeloom::exchange {

namespace {

constexpr CarriesSet kAllOfALevel =
    kTerrain | kMarks | kThings | kObjects | kPaths | kProperties | kOrigin;
constexpr const char* kTiledHelp =
    "For Tiled and the many engines that load its maps: tiles, objects, paths and all data. Edited "
    "there, it "
    "can be imported again.";

/// Returns the files of an export; `write` writes a map in one of the formats.
tl::expected<OutFiles, Problem> tiledFiles(const Exporter& exporter, const Source& source,
                                           const ExportOptions& options,
                                           void (*write)(std::ostream&, const tiled::Map&)) {
    auto tilesets = tilesetsFor(source, options);
    if (!tilesets) return tl::unexpected(std::move(tilesets.error()));
    const std::string common = options.commonStem();
    OutFiles files = oneFile(
        exporter, options, [source, tilesets = *tilesets, common, write](std::ostream& out) {
            write(out, tiled::toTiled(source.levels.front(), source, tilesets, common));
        });
    for (const TileSheet& sheet : tilesets->sheets()) {
        files.push_back({tiled::fileOf(sheet, common), [sheet](std::ostream& out) {
                             tiled::writeXml(out, tiled::tilesetOf(sheet));
                         }});
    }
    tilesets->addPictures(files, options);
    return files;
}

}  // namespace

extern const Exporter tmjExporter;
const Exporter tmjExporter{
    .id = "tmj",
    .title = "Tiled map, JSON",
    .ending = "tmj",
    .help = kTiledHelp,
    .carries = kAllOfALevel,
    .draws = true,
    .filesOf =
        [](const Source& source, const ExportOptions& options) {
            return tiledFiles(tmjExporter, source, options, tiled::writeJson);
        },
};

extern const Exporter tmxExporter;
const Exporter tmxExporter{
    .id = "tmx",
    .title = "Tiled map, XML",
    .ending = "tmx",
    .help = kTiledHelp,
    .carries = kAllOfALevel,
    .draws = true,
    .filesOf =
        [](const Source& source, const ExportOptions& options) {
            return tiledFiles(tmxExporter, source, options, tiled::writeXml);
        },
};

}  // namespace mazeloom::exchange
