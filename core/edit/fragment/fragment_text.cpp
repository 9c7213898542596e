// SPDX-License-Identifier: MIT
#include "core/edit/fragment/fragment_text.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/level/map/map.h"
#include "core/level/text/alphabet.h"
#include "core/utf8.h"

namespace mazeloom::edit {

namespace {

using grid::Point;
using level::Paint;
using level::PaintMark;
using level::Terrain;
using level::ThingKind;

/// Returns the paint that shows the same terrain and mark as a cell.
Paint paintOf(level::Cell cell) {
    PaintMark mark = PaintMark::None;
    if (cell.isTrap()) mark = PaintMark::Trap;
    if (cell.hasCoin()) mark = PaintMark::Coin;
    return level::painted(cell.terrain(), mark);
}

tl::unexpected<Problem> errorAt(std::size_t line, std::size_t column, std::string text) {
    std::string place = "line " + std::to_string(line + 1);
    place += ", column " + std::to_string(column + 1);
    return tl::unexpected(mazeloom::problemAt({}, std::move(place), std::move(text)));
}

tl::unexpected<Problem> problem(std::string text) {
    return tl::unexpected(mazeloom::problemAt({}, {}, std::move(text)));
}

/// Returns the message about an unknown UTF-8 character, which begins at `at`.
std::string unknown(std::string_view line, std::size_t at) {
    const auto byte = static_cast<unsigned char>(line[at]);
    if (byte == '\t') return "has a tab: use spaces instead";
    if (byte < 0x20 || byte == 0x7f) {
        return "unknown character with code " + std::to_string(byte);
    }
    const std::size_t end = utf8::endOfCharacter(line, at + 1);
    return "unknown character '" + std::string(line.substr(at, end - at)) + '\'';
}

/// Splits the text into lines. Line endings and trailing spaces are removed.
tl::expected<std::vector<std::string_view>, Problem> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        line = line.substr(0, line.find_last_not_of(' ') + 1);
        if (lines.size() == level::kMaxSide) {
            if (line.empty()) continue;
            return problem("has more than " + std::to_string(level::kMaxSide) + " lines");
        }
        if (line.size() > level::kMaxSide) {
            return errorAt(lines.size(), level::kMaxSide,
                           "has more than " + std::to_string(level::kMaxSide) + " columns");
        }
        lines.push_back(line);
    }
    return lines;
}

/// Returns the smallest rectangle around all characters that are not spaces.
grid::Rect boundsOf(const std::vector<std::string_view>& lines) {
    std::vector<Run> runs;
    for (std::size_t y = 0; y < lines.size(); ++y) {
        const std::size_t first = lines[y].find_first_not_of(' ');
        if (first == std::string_view::npos) continue;
        runs.push_back({static_cast<int>(y), static_cast<int>(first),
                        static_cast<int>(lines[y].size() - first)});
    }
    return Area(std::move(runs)).bounds();
}

}  // namespace

std::string toText(const Fragment& fragment, std::span<const level::OwnKind> kinds) {
    const auto columns = static_cast<std::size_t>(fragment.paint.width()) + 1;
    std::string text(columns * static_cast<std::size_t>(fragment.paint.height()), ' ');
    for (std::size_t end = columns; end <= text.size(); end += columns)
        text[end - 1] = '\n';
    const auto characterAt = [&](Point cell) -> char& {
        return text[static_cast<std::size_t>(cell.y) * columns + static_cast<std::size_t>(cell.x)];
    };
    for (const Run& run : fragment.mask.runs()) {
        const auto row = fragment.paint.row(run.y);
        for (int x = run.x; x < run.end(); ++x)
            characterAt({x, run.y}) =
                level::characterOf(row[static_cast<std::size_t>(x)], fragment.terrains);
    }
    fragment.kept.cells.forEach([&](Point cell, level::KeptCell kept) {
        if (fragment.mask.contains(cell))
            characterAt(cell) = level::characterOf(paintOf(kept.cell()), fragment.terrains);
    });
    const auto show = [&](std::span<const level::Object> objects,
                          std::span<const level::Trajectory> trajectories) {
        for (const level::Object& object : objects) {
            const level::OwnKind* own =
                object.kind == ThingKind::Own ? level::findKind(kinds, object.own) : nullptr;
            characterAt(object.at) = own == nullptr ? level::info(object.kind).glyph : own->letter;
        }
        for (const level::Trajectory& trajectory : trajectories)
            characterAt(trajectory.points.front()) = level::info(trajectory.kind).glyph;
    };
    show(fragment.kept.objects, fragment.kept.trajectories);
    show(fragment.objects, fragment.trajectories);
    return text;
}

tl::expected<Fragment, Problem> fromText(std::string_view text,
                                         std::span<const level::OwnKind> kinds,
                                         const level::TerrainTable& terrains) {
    const level::Alphabet alphabet = level::alphabetOf(kinds, terrains);
    const auto lines = linesOf(text);
    if (!lines) return tl::unexpected(lines.error());
    const grid::Rect bounds = boundsOf(*lines);
    if (bounds.isEmpty()) return problem("has no cells");

    Fragment fragment;
    fragment.terrains = terrains;
    fragment.paint = level::PaintGrid({bounds.width, bounds.height});
    std::vector<Run> runs;
    bool hasHero = false;
    int things = 0;
    for (int y = 0; y < bounds.height; ++y) {
        const auto lineNumber = static_cast<std::size_t>(y) + static_cast<std::size_t>(bounds.y);
        const std::string_view line = (*lines)[lineNumber];
        for (std::size_t column = 0; column < line.size(); ++column) {
            const auto& meaning = alphabet[static_cast<unsigned char>(line[column])];
            if (!meaning) return errorAt(lineNumber, column, unknown(line, column));
            if (line[column] == ' ') continue;
            const Point cell{static_cast<int>(column) - bounds.x, y};
            fragment.paint.at(cell) = meaning->paint;
            if (!runs.empty() && runs.back().y == y && runs.back().end() == cell.x) {
                ++runs.back().count;
            } else {
                runs.push_back({y, cell.x, 1});
            }
            if (!meaning->thing) continue;
            if (++things > level::kMostThingsOfText) {
                return errorAt(
                    lineNumber, column,
                    "has more than " + std::to_string(level::kMostThingsOfText) + " things");
            }
            if (meaning->thing == ThingKind::Hero && std::exchange(hasHero, true)) {
                return errorAt(lineNumber, column, "has a second hero: a level has one start");
            }
            level::addThing(fragment.objects, fragment.trajectories, *meaning, cell);
        }
    }
    fragment.mask = Area::ofOrdered(std::move(runs));
    return fragment;
}

}  // namespace mazeloom::edit
