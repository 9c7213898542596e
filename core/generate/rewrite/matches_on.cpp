// SPDX-License-Identifier: MIT
#include "core/generate/rewrite/matches_on.h"

#include "core/generate/rewrite/board.h"
#include "core/generate/rewrite/compiled.h"

namespace mazeloom::generate::rewrite {

std::vector<grid::Point> cellsToRewrite(
    const level::rewriting::Rule& rule, const level::Map& map,
    const grid::Grid<std::uint8_t, level::CellGrid::kFrame>* inks) {
    using level::rewriting::Value;
    level::rewriting::Node node;
    node.rules.push_back(rule);
    const level::rewriting::Program program{{node}};
    for (const level::rewriting::Flaw& flaw : flawsOf(program)) {
        if (!flaw.isHarmless()) return {};
    }
    Board board = boardOf(map);
    std::vector<grid::Point> cells;
    for (grid::Point p; inks != nullptr && p.y < board.height(); ++p.y) {
        for (p.x = 0; p.x < board.width(); ++p.x) {
            const int ink = inks->at(p);
            if (ink > 0) {
                const unsigned locked = board.at(p) & kLocked;
                board.at(p) = static_cast<State>(
                    static_cast<unsigned>(Value::ink(ink - 1).number()) | locked);
            }
        }
    }
    const Compiled compiled(program, board.stride());
    const State* const states = board.storage().data();
    grid::Grid<std::uint8_t, Board::kFrame> changed(map.size());
    for (int y = -Board::kFrame; y < board.height(); ++y) {
        for (int x = -Board::kFrame; x < board.width(); ++x) {
            const grid::Index anchor = board.index({x, y});
            for (const Variant& variant : compiled.variants) {
                if (!compiled.matches(variant, states + anchor)) continue;
                for (const Variant::Written& written : variant.written) {
                    const auto i =
                        static_cast<grid::Index>(std::ptrdiff_t{anchor} + written.offset);
                    changed[i] |= shown(board[i]) != shown(written.state);
                }
            }
        }
    }
    for (grid::Point p; p.y < board.height(); ++p.y) {
        for (p.x = 0; p.x < board.width(); ++p.x) {
            if (changed.at(p) != 0) cells.push_back(p);
        }
    }
    return cells;
}

}  // namespace mazeloom::generate::rewrite
