// SPDX-License-Identifier: MIT
#include "core/analyse/guess/guesses.h"

#include <algorithm>
#include <map>

#include "core/analyse/guess/chances.h"

namespace mazeloom::analyse::deduce {

using grid::Index;
using grid::Point;

std::optional<std::vector<Risk>> risksOf(const Board& board, const Deduction& deduction) {
    const Knowledge& knowledge = deduction.knowledge();
    const Odds odds = oddsOf(board);
    Components components(knowledge);
    std::map<Index, mpq_class> known;
    std::vector<Risk> risks;
    for (const Point cell : frontierOf(board, deduction.closure())) {
        const Index i = board.notes().index(cell);
        std::optional<Index> number;
        knowledge.eachNumberAround(i, [&](Index beside) { number = beside; });
        if (number && !known.contains(i)) {
            const Component component = components.of(*number);
            const auto chances = chancesIn(knowledge, component, odds);
            if (!chances) return std::nullopt;
            for (std::size_t k = 0; k < component.cells.size(); ++k)
                known[component.cells[k]] = (*chances)[k];
        }
        mpq_class chance(odds.traps, odds.traps + odds.others);
        chance.canonicalize();
        risks.push_back({cell, number ? known.at(i) : chance});
    }
    return risks;
}

std::optional<Guesses> fewestGuesses(const Board& board, play::temple::Numbers numbers,
                                     int highestGrade) {
    Deduction deduction(board, numbers);
    Guesses guesses;
    while (true) {
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
