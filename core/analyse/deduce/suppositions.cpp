// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/suppositions.h"

#include <algorithm>

namespace mazeloom::analyse::deduce {

std::optional<std::vector<grid::Index>> Suppositions::refute(Index cell, bool isTrap) {
    const std::size_t start = knowledge_.trailLength();
    reasons_.clear();
    propagation_.decide(cell, isTrap);
    const bool canBe = propagation_.run(2, [&](Index, bool, Rule, Index number, Index second) {
        reasons_.push_back({number, second});
    });
    std::optional<std::vector<Index>> numbers;
    if (!canBe) numbers = numbersOfContradiction(start);
    knowledge_.undo(start);
    return numbers;
}

/// Returns the numbers that lead to the contradiction. Goes back along the trail: for each cell
/// beside a needed number, the numbers that decided the cell are needed, too.
std::vector<grid::Index> Suppositions::numbersOfContradiction(std::size_t start) {
    std::vector<Index> numbers;
    const auto need = [&](Index number) {
        if (isNeeded_[number] != 0) return;
        isNeeded_[number] = 1;
        numbers.push_back(number);
    };
    need(propagation_.first());
    need(propagation_.second());
    for (std::size_t place = knowledge_.trailLength(); place-- > start + 1;) {
        const Index cell = knowledge_.decided(place);
        const bool isLookedAt = std::ranges::any_of(knowledge_.steps(), [&](std::ptrdiff_t step) {
            return isNeeded_[shifted(cell, step)] != 0;
        });
        if (!isLookedAt) continue;
        need(reasons_[place - start - 1].number);
        need(reasons_[place - start - 1].second);
    }
    for (const Index number : numbers)
        isNeeded_[number] = 0;
    std::ranges::sort(numbers);
    return numbers;
}

}  // namespace mazeloom::analyse::deduce
