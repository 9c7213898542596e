// SPDX-License-Identifier: MIT
#include "core/analyse/explain/explanation.h"

namespace mazeloom::analyse::explain {

using deduce::Known;

Explanation explanationOf(const deduce::Board& board, const deduce::Certificate& certificate,
                          const deduce::Certificate::Line& line) {
    Explanation explanation{line.cell, line.isTrap ? Known::Trap : Known::Safe, line.rule, {}, {}};
    for (const grid::Point number : certificate.numbersOf(line))
        explanation.numbers.push_back({number, board.numberAt(board.notes().index(number))});
    return explanation;
}

Explanation explanationOf(const deduce::Knowledge& knowledge, grid::Index unknown,
                          std::optional<Chance> chance) {
    const deduce::Board& board = knowledge.board();
    Explanation explanation{board.notes().point(unknown), Known::Unknown, {}, {}, chance};
    knowledge.eachNumberAround(unknown, [&](grid::Index number) {
        explanation.numbers.push_back({board.notes().point(number), board.numberAt(number)});
    });
    return explanation;
}

}  // namespace mazeloom::analyse::explain
