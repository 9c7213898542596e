// SPDX-License-Identifier: MIT
// Kept cells are written in pieces. A piece is a rectangle around cells that are near each other.
// So the file's size is proportional to the kept cells, and the file shows their layout.
#include "core/pack/json/write/write_kept.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

#include "core/pack/json/json_layout.h"
#include "core/pack/json/kept_words.h"
#include "core/pack/json/write/write_objects.h"

namespace mazeloom::pack {

namespace {

using grid::Point;
using level::KeptCell;

/// Kept cells of a row, with gaps of at most kGap cells that are not kept.
struct Span {
    int y = 0;
    int first = 0;
    int last = 0;  ///< included
    int count = 0;
};
constexpr int kGap = 4;

/// Spans of consecutive rows, one span a row.
struct Piece {
    std::vector<Span> spans;
    int left = 0;
    int right = 0;
    std::int64_t count = 0;

    int top() const { return spans.front().y; }
    int bottom() const { return spans.back().y; }
};

std::vector<Span> spansOf(const level::KeptCells& cells, int y) {
    std::vector<Span> spans;
    cells.forEachInRow(y, [&](int x, KeptCell) {
        if (spans.empty() || x > spans.back().last + kGap + 1) spans.push_back({y, x, x, 0});
        spans.back().last = x;
        ++spans.back().count;
    });
    return spans;
}

/// Whether the span continues the piece: it touches the piece's last row from below, and the
/// piece's rectangle does not become much larger than its number of kept cells.
bool goesOn(const Piece& piece, const Span& span) {
    if (piece.bottom() != span.y - 1) return false;
    const Span& above = piece.spans.back();
    if (span.first > above.last || span.last < above.first) return false;
    const std::int64_t width =
        std::max(piece.right, span.last) - std::min(piece.left, span.first) + 1;
    return width * (span.y - piece.top() + 1) <= 2 * (piece.count + span.count) + 16;
}

std::vector<Piece> piecesOf(const level::KeptCells& cells) {
    std::vector<Piece> done;
    std::vector<Piece> open;
    const grid::Rect bounds = cells.bounds();
    const auto close = [&](auto from) {
        std::move(from, open.end(), std::back_inserter(done));
        open.erase(from, open.end());
    };
    for (int y = bounds.y; y <= bounds.bottom(); ++y) {
        // A piece that does not reach the row above cannot be extended any more.
        close(std::stable_partition(open.begin(), open.end(),
                                    [&](const Piece& piece) { return piece.bottom() == y - 1; }));
        for (const Span& span : spansOf(cells, y)) {
            const auto found =
                std::ranges::find_if(open, [&](const Piece& piece) { return goesOn(piece, span); });
            if (found == open.end()) {
                open.push_back({{span}, span.first, span.last, span.count});
                continue;
            }
            found->spans.push_back(span);
            found->left = std::min(found->left, span.first);
            found->right = std::max(found->right, span.last);
            found->count += span.count;
        }
    }
    close(open.begin());
    std::ranges::sort(done, {}, [](const Piece& piece) {
        return std::pair(piece.top(), piece.spans.front().first);
    });
    return done;
}

template <typename Words>
char glyphOf(const Words& words, unsigned bits) {
    const auto found = std::ranges::find(words, bits, &KeptWord::bits);
    return found == words.end() ? ' ' : found->glyph;
}

/// Returns a row of text for each span of the piece. `glyph` maps a kept cell to its character;
/// `other` stands for all other cells.
template <typename Glyph>
std::vector<std::string> rowsOf(const level::KeptCells& cells, const Piece& piece, char other,
                                const Glyph& glyph) {
    std::vector<std::string> rows;
    rows.reserve(piece.spans.size());
    for (const Span& span : piece.spans) {
        std::string& row =
            rows.emplace_back(static_cast<std::size_t>(piece.right - piece.left + 1), other);
        for (int x = span.first; x <= span.last; ++x) {
            const KeptCell cell = cells.at({x, span.y});
            if (cell.isKept()) row[static_cast<std::size_t>(x - piece.left)] = glyph(cell);
        }
    }
    return rows;
}

bool isBlank(const std::vector<std::string>& rows) {
    return std::ranges::all_of(
        rows, [](const std::string& row) { return row.find_first_not_of(' ') == row.npos; });
}

constexpr std::size_t kPieceIndent = 3 * kIndent;

void appendPiece(std::string& out, const level::KeptCells& cells, const Piece& piece,
                 const level::TerrainTable& terrains) {
    Members members(out, Members::Layout::Lines, kPieceIndent);
    appendPair(members.value("at"), {piece.left, piece.top()});
    const auto layer = [&](std::string_view key, const std::vector<std::string>& rows) {
        appendLines(members.value(key), rows, level::appendText, kPieceIndent + kIndent);
    };
    layer("terrain", rowsOf(cells, piece, kNotKept, [&](KeptCell cell) {
              return terrains.character(cell.cell().terrain());
          }));
    const auto marks = rowsOf(cells, piece, ' ', [](KeptCell cell) {
        return glyphOf(kKeptMarks, cell.cell().bits() & kKeptMarkBits);
    });
    if (!isBlank(marks)) layer("marks", marks);
    const auto origins = rowsOf(cells, piece, ' ',
                                [](KeptCell cell) { return glyphOf(kKeptOrigins, cell.marks()); });
    if (!isBlank(origins)) layer("origin", origins);
    members.close();
}

void appendRoom(std::string& out, const level::KeptRoom& room) {
    Members members(out, Members::Layout::Inline);
    const std::vector<int> rect{room.rect.x, room.rect.y, room.rect.width, room.rect.height};
    appendInlineList(members.value("rect"), rect,
                     [](std::string& to, int number) { level::appendNumber(to, number); });
    if (!room.room.empty()) members.text("room", room.room);
    members.close();
}

}  // namespace

void appendKept(std::string& out, const level::Kept& kept, const level::TerrainTable& terrains) {
    Members members(out, Members::Layout::Lines, kIndent);
    appendLines(
        members.value("cells"), piecesOf(kept.cells),
        [&](std::string& to, const Piece& piece) { appendPiece(to, kept.cells, piece, terrains); },
        2 * kIndent);
    if (!kept.objects.empty()) {
        appendLines(members.value("objects"), kept.objects, appendObject, 2 * kIndent);
    }
    if (!kept.trajectories.empty()) {
        appendLines(members.value("trajectories"), kept.trajectories, appendTrajectory,
                    2 * kIndent);
    }
    if (!kept.rooms.empty()) {
        appendLines(members.value("rooms"), kept.rooms, appendRoom, 2 * kIndent);
    }
    members.more(kept.more);
    members.close();
}

}  // namespace mazeloom::pack
