// SPDX-License-Identifier: MIT
// Levels as text: a character a cell, a row a line (CONTRIBUTING.md, "Text format").
#include <algorithm>
#include <array>

#include "core/doors/drawn.h"
#include "core/doors/importer.h"
#include "core/level/level.h"

namespace mazeloom::doors {

namespace {

constexpr std::array<std::string_view, 2> kTextEndings{"txt", "text"};

/// The lines without what ends them; those without anything at the end are left out.
std::vector<std::string_view> linesOf(std::string_view text) {
    constexpr std::string_view kMark = "\xef\xbb\xbf";
    if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.push_back(line);
        // One more is enough to refuse them.
        if (lines.size() > static_cast<std::size_t>(level::kMaxSide)) break;
    }
    while (!lines.empty() && lines.back().empty())
        lines.pop_back();
    return lines;
}

tl::expected<Imported, Problem> importText(std::string_view bytes, const ImportOptions& options) {
    const std::vector<std::string_view> lines = linesOf(bytes);
    std::size_t width = 0;
    for (const std::string_view line : lines)
        width = std::max(width, line.size());
    constexpr auto kMost = static_cast<std::size_t>(level::kMaxSide);
    if (width == 0) return tl::unexpected(problemAt(options.file, {}, "has no characters"));
    if (width > kMost || lines.size() > kMost) {
        return tl::unexpected(problemAt(options.file, {},
                                        "has more than " + std::to_string(kMost) +
                                            " rows or characters a row"));
    }
    Imported result;
    Drawing drawing;
    drawing.cells =
        level::CellGrid({static_cast<int>(width), static_cast<int>(lines.size())});
    CharacterReader reader(options, result.notes);
    for (std::size_t y = 0; y < lines.size(); ++y) {
        for (std::size_t x = 0; x < lines[y].size(); ++x) {
            reader.take(drawing, {static_cast<int>(x), static_cast<int>(y)}, lines[y][x]);
        }
    }
    reader.finish(drawing);
    ImportOptions known = options;
    known.ruleset = reader.ruleset();
    result.levels.push_back(drawnLevel(drawing, known, result.notes));
    return result;
}

}  // namespace

extern const Importer textImporter;
const Importer textImporter{
    .id = "text", .title = "Text", .endings = kTextEndings, .read = importText};

}  // namespace mazeloom::doors
