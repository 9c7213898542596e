// SPDX-License-Identifier: MIT
// CSV export: writes a number per cell, and a legend of the numbers to a companion file.
#include <ostream>
#include <string>

#include "core/exchange/exporter.h"
#include "core/level/map/terrain.h"

namespace mazeloom::exchange {

namespace {

/// Terrain numbers are stable: a new terrain takes the next number.
unsigned numberOf(level::Terrain terrain) {
    return static_cast<unsigned>(terrain);
}

void writeCells(std::ostream& out, const level::Map& map) {
    std::string line;
    for (int y = 0; y < map.size().height && out; ++y) {
        line.clear();
        for (const level::Cell cell : map.cells.row(y)) {
            if (!line.empty()) line += ',';
            line += std::to_string(numberOf(cell.terrain()));
        }
        out << line << '\n';
    }
}

void writeLegend(std::ostream& out, const level::TerrainTable& terrains) {
    out << "number,terrain,character\n";
    for (const level::TerrainInfo& terrain : level::kTerrains)
        out << numberOf(terrain.terrain) << ',' << terrain.name << ",\"" << terrain.glyph << "\"\n";
    for (const level::OwnTerrain& own : terrains.own())
        out << numberOf(own.terrain) << ',' << terrains.name(own.terrain) << ",\"" << own.character
            << "\"\n";
}

}  // namespace

extern const Exporter csvExporter;
const Exporter csvExporter{
    .id = "csv",
    .title = "CSV",
    .ending = "csv",
    .help =
        "One number per cell, for spreadsheets and engines; a file beside it lists their meanings.",
    .carries = kTerrain,
    .filesOf = [](const Source& source,
                  const ExportOptions& options) -> tl::expected<OutFiles, Problem> {
        OutFiles files = oneFile(
            csvExporter, options,
            [&map = source.levels.front().map](std::ostream& out) { writeCells(out, map); });
        files.push_back(
            {options.stem + "-legend.csv", [&map = source.levels.front().map](std::ostream& out) {
                 writeLegend(out, map.terrains);
             }});
        return files;
    },
};

}  // namespace mazeloom::exchange
