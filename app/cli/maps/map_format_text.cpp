// SPDX-License-Identifier: MIT
// A character a cell, a row a line.
#include <ostream>

#include "app/cli/maps/map_output.h"

namespace mazeloom::app {

extern const MapFormat textMapFormat{
    .id = "text",
    .draws = false,
    .writerOf = [](const MapSource& source) -> tl::expected<MapWriter, Problem> {
        return [&map = source.map](std::ostream& out) { out << level::toText(map); };
    },
};

}  // namespace mazeloom::app
