// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/component.h"

#include <algorithm>

namespace mazeloom::analyse::deduce {

Component Components::of(grid::Index number) {
    Component component;
    // A number may be on an unknown cell, so numbers and cells are marked separately.
    constexpr std::uint8_t kAsCell = 2;
    const auto takeCell = [&](grid::Index i) {
        if ((isTaken_[i] & kAsCell) != 0) return false;
        isTaken_[i] = static_cast<std::uint8_t>(isTaken_[i] | kAsCell);
        taken_.push_back(i);
        return true;
    };
    const auto takeNumber = [&](grid::Index i) {
        if ((isTaken_[i] & 1) != 0) return;
        isTaken_[i] = static_cast<std::uint8_t>(isTaken_[i] | 1);
        taken_.push_back(i);
        component.numbers.push_back(i);
    };
    if (knowledge_.unknownAround(number) == 0) return component;
    takeNumber(number);
    for (std::size_t next = 0; next < component.numbers.size(); ++next) {
        knowledge_.eachUnknownAround(component.numbers[next], [&](grid::Index cell) {
            if (!takeCell(cell)) return;
            component.cells.push_back(cell);
            knowledge_.eachNumberAround(cell, takeNumber);
        });
    }
    std::ranges::sort(component.cells);
    std::ranges::sort(component.numbers);
    return component;
}

void Components::restart() {
    for (const grid::Index i : taken_)
        isTaken_[i] = 0;
    taken_.clear();
}

}  // namespace mazeloom::analyse::deduce
