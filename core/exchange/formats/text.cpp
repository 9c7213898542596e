// SPDX-License-Identifier: MIT
// Exports a character per cell and a row per line (core/level/text/FORMAT.md), with the
// level's origin in a companion file for re-import.
#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include "core/exchange/beside.h"
#include "core/exchange/exporter.h"

namespace mazeloom::exchange {

namespace {

/// Writes the same text that level::toText() returns, but row by row.
void writeRows(std::ostream& out, const level::Map& map) {
    std::vector<const level::Thing*> things;
    for (const level::Thing& thing : map.things)
        things.push_back(&thing);
    // Later things lie on top of earlier ones.
    std::ranges::stable_sort(things, {}, [](const level::Thing* thing) { return thing->at.y; });
    auto next = things.begin();
    std::string row;
    for (int y = 0; y < map.size().height && out; ++y) {
        row.clear();
        for (const level::Cell cell : map.cells.row(y))
            row += level::glyph(map.terrains, map.ruleset, cell);
        for (; next != things.end() && (*next)->at.y == y; ++next)
            row[static_cast<std::size_t>((*next)->at.x)] = level::glyph(map.kinds, **next);
        out << row << '\n';
    }
}

}  // namespace

extern const Exporter textExporter;
const Exporter textExporter{
    .id = "text",
    .title = "Text",
    .ending = "txt",
    .help = "One character per cell, one line per row: for programs, e-mails and people.",
    .carries = kTerrain | kMarks | kThings | kOrigin,
    .leavesOriginBeside = true,
    .filesOf = [](const Source& source,
                  const ExportOptions& options) -> tl::expected<OutFiles, Problem> {
        const MadeLevel& made = source.levels.front();
        OutFiles files = oneFile(textExporter, options,
                                 [&map = made.map](std::ostream& out) { writeRows(out, map); });
        if (options.keepsOrigin) files.push_back(originFile(made, options.stem, source.stop));
        return files;
    },
};

}  // namespace mazeloom::exchange
