// SPDX-License-Identifier: MIT
// A character a cell, a row a line (CONTRIBUTING.md, "Text format"), and beside it what the level
// was, so that it can come back.
#include <ostream>

#include "core/doors/beside.h"
#include "core/doors/exporter.h"

namespace mazeloom::doors {

extern const Exporter textExporter;
const Exporter textExporter{
    .id = "text",
    .title = "Text",
    .ending = "txt",
    .help = "A character a cell, a row a line: for programs, e-mails and eyes.",
    .carries = kTerrain | kMarks | kThings | kOrigin,
    .leavesOriginBeside = true,
    .filesOf = [](const Source& source,
                  const ExportOptions& options) -> tl::expected<OutFiles, Problem> {
        const MadeLevel& made = source.levels.front();
        OutFiles files = oneFile(textExporter, options, [&map = made.map](std::ostream& out) {
            out << level::toText(map);
        });
        if (options.keepsOrigin) files.push_back(originFile(made, options.stem));
        return files;
    },
};

}  // namespace mazeloom::doors
