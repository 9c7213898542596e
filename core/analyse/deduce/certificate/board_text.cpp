// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/certificate/board_text.h"

#include "core/grid/point_text.h"

namespace mazeloom::analyse::deduce {

using grid::Index;
using grid::Point;

namespace {

char glyphOf(const Board& board, Index i) {
    if (!board.isOpen(i)) return BoardGlyph::kSolid;
    if (!board.mayHoldTrap(i)) return BoardGlyph::kClear;
    return board.isTrap(i) ? BoardGlyph::kTrap : BoardGlyph::kNoTrap;
}

std::string wordOf(char glyph) {
    switch (glyph) {
        case BoardGlyph::kSolid:
            return "a solid cell";
        case BoardGlyph::kClear:
            return "an open cell that cannot hold a trap";
        case BoardGlyph::kTrap:
            return "a trap";
        default:
            return "an open cell without a trap";
    }
}

}  // namespace

BoardText textOf(const Board& board) {
    BoardText text{board.start(), {}, {}, board.aims(), board.coins(), board.coinsWanted()};
    for (int y = 0; y < board.size().height; ++y) {
        std::string& row = text.rows.emplace_back();
        for (int x = 0; x < board.size().width; ++x) {
            const Point here{x, y};
            const Index i = board.notes().index(here);
            row += glyphOf(board, i);
            if (!board.isOpen(i)) continue;
            for (const grid::Direction d : grid::kDirections) {
                const bool leads = (board.notes()[i] >> static_cast<unsigned>(d) & 1) != 0;
                const Point there = here + grid::offset(d);
                const bool isOpen =
                    board.notes().contains(there) && board.isOpen(board.notes().index(there));
                if (isOpen && !leads) text.blocked.push_back({here, d});
            }
        }
    }
    return text;
}

std::optional<std::string> differenceOf(const BoardText& told, const BoardText& found) {
    if (told.rows.size() != found.rows.size() ||
        told.rows.front().size() != found.rows.front().size())
        return "the level has another size";
    for (std::size_t y = 0; y < told.rows.size(); ++y) {
        for (std::size_t x = 0; x < told.rows[y].size(); ++x) {
            if (told.rows[y][x] == found.rows[y][x]) continue;
            const Point cell{static_cast<int>(x), static_cast<int>(y)};
            return "the level has " + wordOf(found.rows[y][x]) + " at " + grid::textOf(cell) +
                   ", the certificate " + wordOf(told.rows[y][x]);
        }
    }
    if (told.start != found.start) return "the level has another start";
    if (told.blocked != found.blocked) return "the level has other one-way doors";
    if (told != found) return "the level has other goals or coins";
    return std::nullopt;
}

}  // namespace mazeloom::analyse::deduce
