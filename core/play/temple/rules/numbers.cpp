// SPDX-License-Identifier: MIT
#include "core/play/temple/rules/numbers.h"

#include <algorithm>
#include <cstdlib>

#include "core/play/temple/rules/traps.h"

namespace mazeloom::play::temple {

int numberAt(const Field& field, const State& state, grid::Point cell) {
    int traps = 0;
    for (int y = cell.y - 1; y <= cell.y + 1; ++y) {
        for (int x = cell.x - 1; x <= cell.x + 1; ++x) {
            const grid::Point beside{x, y};
            // Cells beside the level are in the field's frame, which has no traps.
            if (beside != cell) traps += isTrap(field, state, field.index(beside));
        }
    }
    return traps;
}

std::optional<int> shownNumber(const Field& field, const State& state, Numbers numbers,
                               grid::Point cell) {
    if (!field.isOpen(cell)) return std::nullopt;
    const grid::Point way = cell - state.hero.at;
    if (numbers == Numbers::Near && std::max(std::abs(way.x), std::abs(way.y)) > kNear)
        return std::nullopt;
    if (numbers == Numbers::Visited && !state.visited.contains(field.index(cell)))
        return std::nullopt;
    return numberAt(field, state, cell);
}

}  // namespace mazeloom::play::temple
