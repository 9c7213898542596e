// SPDX-License-Identifier: MIT
// Terrain and things apart, with all that is to be known of them.
#include "app/cli/maps/map_output.h"
#include "core/level/map_json.h"

namespace mazeloom::app {

extern const MapFormat jsonMapFormat{
    .id = "json",
    .draws = false,
    .writerOf = [](const MapSource& source) -> tl::expected<MapWriter, Problem> {
        return [source](std::ostream& out) {
            level::writeJson(out, source.map, source.level, source.rooms, source.seed);
        };
    },
};

}  // namespace mazeloom::app
