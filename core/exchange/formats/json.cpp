// SPDX-License-Identifier: MIT
// Exports a level as JSON: its terrain and its things separately, with all data
// (core/level/map_json.h).
#include "core/exchange/exporter.h"
#include "core/level/map_json.h"

namespace mazeloom::exchange {

extern const Exporter jsonExporter;
const Exporter jsonExporter{
    .id = "json",
    .title = "JSON",
    .ending = "json",
    .help = "Everything about the level, for a game to load; a schema describes the format.",
    .carries = kTerrain | kMarks | kThings | kObjects | kPaths | kProperties,
    .filesOf = [](const Source& source,
                  const ExportOptions& options) -> tl::expected<OutFiles, Problem> {
        return oneFile(jsonExporter, options, [source](std::ostream& out) {
            const MadeLevel& made = source.levels.front();
            level::writeJson(out, made.map, made.level, source.rooms, made.seed, source.stop);
        });
    },
};

}  // namespace mazeloom::exchange
