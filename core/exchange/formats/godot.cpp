// SPDX-License-Identifier: MIT
// Exports Godot scenes, with their shared tile set and its picture as companion files.
#include <ostream>

#include "core/exchange/exporter.h"
#include "core/exchange/godot/tile_set.h"
#include "core/exchange/godot/write.h"

namespace mazeloom::exchange {

extern const Exporter godotExporter;
const Exporter godotExporter{
    .id = "tscn",
    .title = "Godot scene",
    .ending = "tscn",
    .help =
        "For Godot 4.3 and newer: layers of tiles, nodes with metadata, paths as curves, and one "
        "tile set with collision shapes for all levels. It follows the engine's documentation, but "
        "was not tested in Godot.",
    .carries = kTerrain | kMarks | kThings | kObjects | kPaths | kProperties,
    .draws = true,
    .filesOf = [](const Source& source,
                  const ExportOptions& options) -> tl::expected<OutFiles, Problem> {
        const level::Map& map = source.levels.front().map;
        if (std::int64_t{map.size().width} * map.size().height > godot::kMostCells) {
            return tl::unexpected(problemAt({}, source.levels.front().level.id,
                                            "is too large for a scene: at most 4096 × 4096 cells; "
                                            "choose another format"));
        }
        auto tilesets = tilesetsFor(source, options);
        if (!tilesets) return tl::unexpected(std::move(tilesets.error()));
        const std::string tileSet = godot::tileSetName(options);
        OutFiles files = oneFile(godotExporter, options,
                                 [source, tilesets = *tilesets, tileSet](std::ostream& out) {
                                     godot::write(out, source, tilesets, tileSet);
                                 });
        files.push_back({tileSet, [tilesets = *tilesets](std::ostream& out) {
                             godot::writeTileSet(out, tilesets);
                         }});
        tilesets->addPictures(files, options);
        return files;
    },
};

}  // namespace mazeloom::exchange
