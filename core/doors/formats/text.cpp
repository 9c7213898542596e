// SPDX-License-Identifier: MIT
// A character a cell, a row a line (CONTRIBUTING.md, "Text format").
#include <ostream>

#include "core/doors/exporter.h"

namespace mazeloom::doors {

extern const Exporter textExporter;
const Exporter textExporter{
    .id = "text",
    .title = "Text",
    .ending = "txt",
    .help = "A character a cell, a row a line: for programs, e-mails and eyes.",
    .carries = kTerrain | kMarks | kThings,
    .filesOf = [](const Source& source,
                  const ExportOptions& options) -> tl::expected<OutFiles, Problem> {
        return oneFile(
            textExporter, options,
            [&map = source.levels.front().map](std::ostream& out) { out << level::toText(map); });
    },
};

}  // namespace mazeloom::doors
