// SPDX-License-Identifier: MIT
#include "core/pack/json/write/write_rows.h"

#include <array>

#include "core/level/map/map.h"

namespace mazeloom::pack {

namespace {

/// The start of a row. The list is a member of a file's object, so its items have two levels of
/// indent.
constexpr std::string_view kRowStart = "    \"";

/// The character for each value that a grid may hold.
using Glyphs = std::array<char, level::kPaintCount>;

Glyphs terrainGlyphs(const level::TerrainTable& terrains) {
    Glyphs glyphs;
    for (std::size_t i = 0; i < glyphs.size(); ++i) {
        glyphs[i] = terrains.character(level::terrainOf(static_cast<level::Paint>(i)));
    }
    return glyphs;
}

char markGlyph(std::size_t paint) {
    switch (level::markOf(static_cast<level::Paint>(paint))) {
        case level::PaintMark::None:
            break;
        case level::PaintMark::NoTrap:
            return '!';
        case level::PaintMark::Trap:
            return 'x';
        case level::PaintMark::Coin:
            return '$';
    }
    return ' ';
}

Glyphs markGlyphs() {
    Glyphs glyphs;
    for (std::size_t i = 0; i < glyphs.size(); ++i)
        glyphs[i] = markGlyph(i);
    return glyphs;
}

/// Appends the rows. None of the characters needs escaping.
template <typename T>
void appendRows(std::string& out, const grid::Grid<T>& cells, const Glyphs& glyphs) {
    const auto width = static_cast<std::size_t>(cells.width());
    std::string line(kRowStart);
    line.append(width, ' ').append("\",\n");
    out += "[\n";
    for (int y = 0; y < cells.height(); ++y) {
        const auto row = cells.row(y);
        char* const to = line.data() + kRowStart.size();
        for (std::size_t x = 0; x < width; ++x)
            to[x] = glyphs[static_cast<std::size_t>(row[x])];
        out += line;
    }
    if (cells.height() > 0) out.erase(out.size() - 2, 1);  // the last comma
    out += "  ]";
}

}  // namespace

void appendTerrain(std::string& out, const level::PaintGrid& paint,
                   const level::TerrainTable& terrains) {
    appendRows(out, paint, terrainGlyphs(terrains));
}

void appendTerrain(std::string& out, const grid::Grid<level::Terrain>& cells,
                   const level::TerrainTable& terrains) {
    appendRows(out, cells, terrainGlyphs(terrains));
}

void appendMarks(std::string& out, const level::PaintGrid& paint) {
    static const Glyphs glyphs = markGlyphs();
    appendRows(out, paint, glyphs);
}

bool hasMarks(const level::PaintGrid& paint) {
    level::Paint all = 0;
    for (const level::Paint cell : paint.storage())
        all |= cell;
    return (all & level::kPaintMark) != 0;
}

}  // namespace mazeloom::pack
