// SPDX-License-Identifier: MIT
// Maps of Tiled, in both its texts, with the tileset and its picture beside.
#include <ostream>

#include "core/doors/exporter.h"
#include "core/doors/tiled/to_tiled.h"
#include "core/doors/tiled/write.h"

namespace mazeloom::doors {

namespace {

constexpr CarriesSet kAllOfALevel =
    kTerrain | kMarks | kThings | kObjects | kPaths | kProperties | kOrigin;
constexpr const char* kTiledHelp =
    "For Tiled and the many engines that load its maps: tiles, objects, paths and all data. Edited "
    "there, it "
    "can be imported again.";

/// `write` gives a map its text.
tl::expected<OutFiles, Problem> tiledFiles(const Exporter& exporter, const Source& source,
                                           const ExportOptions& options,
                                           void (*write)(std::ostream&, const tiled::Map&)) {
    const std::string common = options.common.empty() ? options.stem : options.common;
    const std::string tileset = common + ".tsx";
    const std::string picture = common + "-tiles.png";
    const level::SharedOwnKinds& kinds = source.levels.front().map.kinds;
    OutFiles files = oneFile(exporter, options, [source, tileset, write](std::ostream& out) {
        write(out, tiled::toTiled(source.levels.front(), source, tileset));
    });
    files.push_back({tileset, [kinds, picture](std::ostream& out) {
                         tiled::writeXml(out, tiled::tilesetOf(kinds, picture));
                     }});
    if (options.drawTiles != nullptr) {
        files.push_back({picture, [kinds, &options](std::ostream& out) {
                             out << options.drawTiles(kinds, options.picture);
                         }});
    }
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

}  // namespace mazeloom::doors
