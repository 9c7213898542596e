// SPDX-License-Identifier: MIT
// Searches in two passes:
//   1. A breadth-first search from the start, through all walkable cells without a trap, in waves
//      of one step. A cell's distance is the number of the wave that first reaches it.
//   2. A search from the traps that the first pass met, through all walkable cells including traps.
//      The cells that it reaches get no distance.
// The frame around the cells cannot be walked, so no search needs to check the map's border.
#include "core/analyse/distances.h"

#include <utility>
#include <vector>

namespace mazeloom::analyse {

namespace {

/// The number of waves between two checks of the stop flag.
constexpr unsigned kPatience = 256;

}  // namespace

Distances::Distances(const level::CellGrid& cells, grid::Point start, const std::atomic<bool>* stop)
    : steps_(cells.size(), kNever) {
    if (!cells.at(start).isWalkable()) return;
    const auto ways = cells.steps();
    const auto beside = [&](grid::Index i, std::ptrdiff_t way) {
        return static_cast<grid::Index>(static_cast<std::ptrdiff_t>(i) + way);
    };
    std::vector<grid::Index> wave{cells.index(start)};
    std::vector<grid::Index> next;
    std::vector<grid::Index> trapped;  // traps that a wave reached
    steps_[wave.front()] = 0;
    for (Steps number = 1; !wave.empty(); ++number) {
        if (number % kPatience == 0 && stop != nullptr && *stop) return;
        farthest_ = number - 1;
        next.clear();
        for (grid::Index here : wave) {
            for (std::ptrdiff_t way : ways) {
                const grid::Index there = beside(here, way);
                if (steps_[there] != kNever || !cells[there].isWalkable()) continue;
                const bool isTrap = cells[there].isTrap();
                steps_[there] = isTrap ? kOverTraps : number;
                (isTrap ? trapped : next).push_back(there);
            }
        }
        std::swap(wave, next);
    }
    for (unsigned count = 0; !trapped.empty(); ++count) {
        if (count % 65536 == 0 && stop != nullptr && *stop) return;
        const grid::Index here = trapped.back();
        trapped.pop_back();
        for (std::ptrdiff_t way : ways) {
            const grid::Index there = beside(here, way);
            if (steps_[there] != kNever || !cells[there].isWalkable()) continue;
            steps_[there] = kOverTraps;
            trapped.push_back(there);
        }
    }
}

}  // namespace mazeloom::analyse
