// SPDX-License-Identifier: MIT
#include "core/pack/json/terrains/read_rows.h"

#include "core/level/level.h"
#include "core/level/map/cell.h"
#include "core/level/map/map.h"
#include "core/utf8.h"

namespace mazeloom::pack {

namespace {

Alphabet emptyAlphabet() {
    Alphabet alphabet;
    alphabet.fill(kUnknown);
    return alphabet;
}

/// Returns the UTF-8 character that begins at `at`, for a message.
Argument characterAt(const std::string& text, std::size_t at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x20 || byte == 0x7f) return Phrase{kWithCode, {byte}};
    std::string shown(1, '\'');
    shown.append(text, at, utf8::endOfCharacter(text, at + 1) - at).push_back('\'');
    return shown;
}

/// Translates a row into `out`. Returns the position of the first character outside the alphabet,
/// or the row's length.
std::size_t translate(const std::string& row, const Alphabet& alphabet, std::uint8_t* out) {
    std::uint8_t unknown = 0;
    for (std::size_t x = 0; x < row.size(); ++x) {
        out[x] = alphabet[static_cast<unsigned char>(row[x])];
        unknown |= static_cast<std::uint8_t>(out[x] == kUnknown);
    }
    if (unknown == 0) return row.size();
    std::size_t x = 0;
    while (out[x] != kUnknown)
        ++x;
    return x;
}

}  // namespace

const Alphabet& terrainAlphabet() {
    static const Alphabet alphabet = [] {
        Alphabet result = emptyAlphabet();
        for (const level::TerrainInfo& row : level::kTerrains) {
            result[static_cast<unsigned char>(row.glyph)] = static_cast<std::uint8_t>(row.terrain);
        }
        return result;
    }();
    return alphabet;
}

const Alphabet& markAlphabet() {
    static const Alphabet alphabet = [] {
        Alphabet result = emptyAlphabet();
        const auto mark = [](level::PaintMark of) { return static_cast<std::uint8_t>(of); };
        result[' '] = 0;
        result['!'] = mark(level::PaintMark::NoTrap);
        result['x'] = mark(level::PaintMark::Trap);
        result['$'] = mark(level::PaintMark::Coin);
        return result;
    }();
    return alphabet;
}

std::optional<grid::Grid<std::uint8_t>> readRows(const Json& rows, const std::string& place,
                                                 const Alphabet& alphabet, int mostSide,
                                                 Report& report) {
    const auto most = static_cast<std::size_t>(mostSide);
    const auto rowPlace = [&](std::size_t y) { return place + ", row " + std::to_string(y + 1); };
    if (rows.size() == 0) {
        report.add(place, kNoRows);
        return std::nullopt;
    }
    if (rows.size() > most) {
        report.add(place, {kHasMany, {rows.size(), ListedWord("rows"), most}});
        return std::nullopt;
    }
    for (std::size_t y = 0; y < rows.size(); ++y) {
        if (rows[y].isText()) continue;
        addWrongType(rows[y], rowPlace(y), "text", report);
        return std::nullopt;
    }
    const std::size_t width = rows[0].text().size();
    if (width == 0 || width > most) {
        report.add(rowPlace(0), {kRowLength, {width, most}});
        return std::nullopt;
    }

    const grid::Size size{static_cast<int>(width), static_cast<int>(rows.size())};
    grid::Grid<std::uint8_t> cells(size);
    bool good = true;
    for (std::size_t y = 0; y < rows.size(); ++y) {
        const auto& row = rows[y].text();
        std::vector<std::uint8_t> spare;
        std::uint8_t* out = cells.row(static_cast<int>(y)).data();
        if (row.size() > width) {
            spare.resize(row.size());
            out = spare.data();
        }
        const std::size_t unknown = translate(row, alphabet, out);
        if (unknown < row.size()) {
            good = false;
            report.add(rowPlace(y) + ", column " + std::to_string(unknown + 1),
                       {kUnknownCharacter, {characterAt(row, unknown)}},
                       grid::Point{static_cast<int>(unknown), static_cast<int>(y)});
        } else if (row.size() != width) {
            good = false;
            report.add(rowPlace(y), {kUnevenRow, {row.size(), width}});
        }
    }
    if (!good) return std::nullopt;
    return cells;
}

}  // namespace mazeloom::pack
