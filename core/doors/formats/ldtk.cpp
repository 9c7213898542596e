// SPDX-License-Identifier: MIT
// Projects of LDtk, with the picture of their tiles beside.
#include <algorithm>
#include <ostream>

#include "core/doors/exporter.h"
#include "core/doors/ldtk/write.h"

namespace mazeloom::doors {

extern const Exporter ldtkExporter;
const Exporter ldtkExporter{
    .id = "ldtk",
    .title = "LDtk project",
    .ending = "ldtk",
    .help = "For LDtk and the engines that load its projects: all levels in one file, with integer "
            "grids, entities, paths and all data. Edited there, it can be imported again.",
    .carries = kTerrain | kMarks | kThings | kObjects | kPaths | kProperties | kOrigin,
    .holdsMany = true,
    .draws = true,
    .filesOf = [](const Source& source,
                  const ExportOptions& options) -> tl::expected<OutFiles, Problem> {
        const auto tooLarge = std::ranges::find_if(source.levels, [](const MadeLevel& made) {
            const grid::Size size = made.map.size();
            return std::int64_t{size.width} * size.height > ldtk::kMostCells;
        });
        if (tooLarge != source.levels.end()) {
            return tl::unexpected(
                problemAt({}, tooLarge->level.id,
                          "is too large for LDtk, which has a number for each cell: at most 2048 × "
                          "2048; choose another format"));
        }
        const std::string picture =
            options.drawTiles == nullptr
                ? std::string()
                : (options.common.empty() ? options.stem : options.common) + "-tiles.png";
        OutFiles files = oneFile(ldtkExporter, options, [source, picture](std::ostream& out) {
            ldtk::write(out, source, picture);
        });
        if (!picture.empty()) {
            const level::SharedOwnKinds& kinds = source.levels.front().map.kinds;
            files.push_back({picture, [kinds, &options](std::ostream& out) {
                                 out << options.drawTiles(kinds, options.picture);
                             }});
        }
        return files;
    },
};

}  // namespace mazeloom::doors
