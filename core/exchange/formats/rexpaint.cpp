// SPDX-License-Identifier: MIT
// Exports REXPaint's character pictures (.xp), which many roguelikes load: a layer of terrain and a
// layer of things, compressed with gzip. Numbers are four-byte little-endian; cells are stored
// column by column (REXPaint's manual, appendix B).
#include <ostream>
#include <string>

#include "core/exchange/encodings/bytes.h"
#include "core/exchange/exporter.h"
#include "core/exchange/formats/rexpaint_ink.h"
#include "core/exchange/plain_colours.h"

namespace mazeloom::exchange {

namespace {

/// Upper bound on cells: each of the two layers then has 160 MiB before compression.
constexpr std::int64_t kMostCells = std::int64_t{4096} * 4096;
constexpr std::int32_t kVersion = -1;

/// The background of transparent cells.
constexpr Rgb kClear{255, 0, 255};

constexpr Rgb kTrapInk{255, 138, 92};
constexpr Rgb kCoinInk{255, 216, 74};
constexpr Rgb kThingInk{255, 255, 255};

class Bytes {
  public:
    void number(std::int32_t value) {
        const auto bits = static_cast<std::uint32_t>(value);
        for (int shift = 0; shift < 32; shift += 8)
            text += static_cast<char>(bits >> shift & 0xff);
    }
    void cell(char character, Rgb ink, Rgb ground) {
        number(static_cast<unsigned char>(character));
        colour(ink);
        colour(ground);
    }

    std::string text;

  private:
    void colour(Rgb rgb) {
        text += static_cast<char>(rgb.red);
        text += static_cast<char>(rgb.green);
        text += static_cast<char>(rgb.blue);
    }
};

/// Appends a layer's size, then its cells.
template <typename CellOf>
void addLayer(Bytes& bytes, grid::Size size, const Stop& stop, const CellOf& cellOf) {
    bytes.number(size.width);
    bytes.number(size.height);
    PacedStop pace(stop);
    for (int x = 0; x < size.width; ++x) {
        if (pace.isAsked(static_cast<std::uint64_t>(size.height))) return;
        for (int y = 0; y < size.height; ++y)
            cellOf(grid::Point{x, y});
    }
}

std::string bytesOf(const level::Map& map, const Stop& stop) {
    Bytes bytes;
    bytes.number(kVersion);
    bytes.number(2);
    addLayer(bytes, map.size(), stop, [&](grid::Point at) {
        const level::Cell cell = map.cells.at(at);
        bytes.cell(map.terrains.character(cell.terrain()), kRexPaintInk,
                   groundColour(map.terrains, cell.terrain()));
    });
    grid::Grid<char> things(map.size(), '\0');
    for (const level::Thing& thing : map.things)
        things.at(thing.at) = level::glyph(map.kinds, thing);
    addLayer(bytes, map.size(), stop, [&](grid::Point at) {
        const level::Cell cell = map.cells.at(at);
        if (const char thing = things.at(at); thing != '\0') {
            bytes.cell(thing, kThingInk, groundColour(level::Ground::Open));
        } else if (cell.isTrap() || cell.hasCoin()) {
            bytes.cell(level::glyph(map.terrains, map.ruleset, cell),
                       cell.isTrap() ? kTrapInk : kCoinInk, groundColour(level::Ground::Open));
        } else {
            bytes.cell(' ', {0, 0, 0}, kClear);
        }
    });
    return deflated(bytes.text, Packing::Gzip, stop);
}

}  // namespace

extern const Exporter xpExporter;
const Exporter xpExporter{
    .id = "xp",
    .title = "REXPaint picture",
    .ending = "xp",
    .help =
        "Characters and colours in two layers, for REXPaint and roguelikes that load its pictures.",
    .carries = kTerrain | kMarks | kThings,
    .filesOf = [](const Source& source,
                  const ExportOptions& options) -> tl::expected<OutFiles, Problem> {
        const level::Map& map = source.levels.front().map;
        if (std::int64_t{map.size().width} * map.size().height > kMostCells) {
            Problem problem;
            problem.text = "a REXPaint picture of " + std::to_string(map.size().width) + " × " +
                           std::to_string(map.size().height) +
                           " cells is too large: at most 4096 × 4096; choose another format";
            return tl::unexpected(std::move(problem));
        }
        return oneFile(xpExporter, options, [&map, stop = source.stop](std::ostream& out) {
            out << bytesOf(map, stop);
        });
    },
};

}  // namespace mazeloom::exchange
