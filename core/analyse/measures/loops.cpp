// SPDX-License-Identifier: MIT
// In each connected part, a tree that joins all cells has one edge less than cells. Every further
// edge closes a loop, so that the loops are the edges, less the cells, and one more for each part.
#include <utility>
#include <vector>

#include "core/analyse/measure/open_graph.h"
#include "core/analyse/measures/measures.h"

namespace mazeloom::analyse {

namespace {

std::int64_t partsOf(const level::CellGrid& cells) {
    grid::Grid<std::uint8_t, level::CellGrid::kFrame> seen(cells.size(), 0);
    std::vector<grid::Index> waiting;
    std::int64_t parts = 0;
    forEachOpen(cells, [&](grid::Index first) {
        if (seen[first] != 0) return;
        ++parts;
        seen[first] = 1;
        waiting.push_back(first);
        while (!waiting.empty()) {
            const grid::Index here = waiting.back();
            waiting.pop_back();
            for (const std::ptrdiff_t step : cells.steps()) {
                const grid::Index there = beside(here, step);
                if (!cells[there].isWalkable() || seen[there] != 0) continue;
                seen[there] = 1;
                waiting.push_back(there);
            }
        }
    });
    return parts;
}

}  // namespace

extern const Measure loopsMeasure;
const Measure loopsMeasure{
    .id = "loops",
    .title = "Loops",
    .unit = "loops",
    .sentence =
        "The ways between neighbouring open cells that could be closed without cutting "
        "anything off, each counted once the ones before are closed; 0 in a perfect maze.",
    .value = [](const Subject& subject) -> std::int64_t {
        const level::CellGrid& cells = subject.map.cells;
        const std::ptrdiff_t right = cells.step(grid::Direction::Right);
        const std::ptrdiff_t down = cells.step(grid::Direction::Down);
        std::int64_t count = 0;
        std::int64_t edges = 0;
        forEachOpen(cells, [&](grid::Index i) {
            ++count;
            edges += cells[beside(i, right)].isWalkable() ? 1 : 0;
            edges += cells[beside(i, down)].isWalkable() ? 1 : 0;
        });
        return edges - count + partsOf(cells);
    },
};

}  // namespace mazeloom::analyse
