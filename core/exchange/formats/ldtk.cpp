// SPDX-License-Identifier: MIT
// Exports LDtk projects, with their tile picture as a companion file.
#include <algorithm>
#include <ostream>

#include "core/exchange/exporter.h"
#include "core/exchange/ldtk/write.h"

namespace mazeloom::exchange {

extern const Exporter ldtkExporter;
const Exporter ldtkExporter{
    .id = "ldtk",
    .title = "LDtk project",
    .ending = "ldtk",
    .help =
        "For LDtk and the engines that load its projects: all levels in one file, with integer "
        "grids, entities, paths and all data. Edited there, it can be imported again.",
    .carries = kTerrain | kMarks | kThings | kObjects | kPaths | kProperties | kOrigin,
    .holdsMany = true,
    .draws = true,
    .filesOf = [](const Source& source,
                  const ExportOptions& options) -> tl::expected<OutFiles, Problem> {
        auto tilesets = tilesetsFor(source, options);
        if (!tilesets) return tl::unexpected(std::move(tilesets.error()));
        const std::int64_t most =
            tilesets->areOfAGame() ? ldtk::kMostCellsWithTiles : ldtk::kMostCells;
        const auto tooLarge = std::ranges::find_if(
            source.levels, [most](const MadeLevel& made) { return made.map.size().area() > most; });
        if (tooLarge != source.levels.end()) {
            return tl::unexpected(
                problemAt({}, tooLarge->level.id,
                          tilesets->areOfAGame()
                              ? "is too large for LDtk in a game's own tiles: at most 512 × 512 "
                                "cells; choose the program's own look, or another format"
                              : "is too large for LDtk, which has a number for each cell: at most "
                                "2048 × 2048; choose another format"));
        }
        const bool hasOwnPicture = options.drawTiles != nullptr;
        OutFiles files = oneFile(ldtkExporter, options,
                                 [source, tilesets = *tilesets, hasOwnPicture](std::ostream& out) {
                                     ldtk::write(out, source, tilesets, hasOwnPicture);
                                 });
        tilesets->addPictures(files, options);
        return files;
    },
};

}  // namespace mazeloom::exchange
