// SPDX-License-Identifier: MIT
#include "core/analyse/guess/guesses.h"

#include <algorithm>

#include "core/analyse/guess/chances.h"

namespace mazeloom::analyse::deduce {

using grid::Index;
using grid::Point;

std::optional<std::vector<Risk>> risksOf(const Board& board, const Deduction& deduction) {
    const std::vector<Point> cells = frontierOf(board, deduction.closure());
    const auto chances = chancesOf(deduction.knowledge(), cells);
    std::vector<Risk> risks;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!chances[i]) return std::nullopt;
        risks.push_back({cells[i], *chances[i]});
    }
    return risks;
}

std::optional<Guesses> fewestGuesses(const Board& board, play::temple::Numbers numbers,
                                     int highestGrade, const std::atomic<bool>* stop) {
    Deduction deduction(board, numbers, stop);
    Guesses guesses;
    while (true) {
        if (stop != nullptr && *stop) return std::nullopt;
        for (int grade = 1; grade <= highestGrade; ++grade)
            deduction.deduce(grade);
        if (gradeOf(board, deduction.closure())) return guesses;
        const auto risks = risksOf(board, deduction);
        if (!risks || risks->empty()) return std::nullopt;
        const auto least = std::ranges::min_element(
            *risks, [](const Risk& a, const Risk& b) { return a.chance < b.chance; });
        const Index cell = board.notes().index(least->cell);
        ++guesses.count;
        guesses.wrong += board.isTrap(cell) ? 1u : 0u;
        deduction.reveal(cell);
    }
}

}  // namespace mazeloom::analyse::deduce
