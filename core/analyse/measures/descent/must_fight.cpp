// SPDX-License-Identifier: MIT
// A monster that stands in the only way has to be fought, whatever it does. Ways are searched in
// ascending order of the number of monsters on them (0-1 breadth-first search): cells without a
// monster go to the front of the queue, cells with a monster to its end.
#include <cstdint>
#include <deque>
#include <limits>

#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/open_graph.h"
#include "core/level/dwellers.h"

namespace mazeloom::analyse {

namespace {

constexpr std::uint32_t kUnmet = std::numeric_limits<std::uint32_t>::max();

std::int64_t fewestMonsters(const Subject& subject, grid::Point hero) {
    const level::CellGrid& cells = subject.map.cells;
    grid::Grid<std::uint32_t, level::CellGrid::kFrame> standing(cells.size(), 0);
    for (const level::Thing& thing : subject.map.things) {
        if (level::isMonster(thing.kind)) ++standing.at(thing.at);
    }
    grid::Grid<std::uint32_t, level::CellGrid::kFrame> met(cells.size(), kUnmet);
    std::deque<grid::Index> queue{cells.index(hero)};
    met[queue.front()] = 0;
    while (!queue.empty() && !subject.isStopped()) {
        const grid::Index here = queue.front();
        queue.pop_front();
        if (cells[here].terrain() == level::Terrain::StairsDown) return met[here];
        for (const std::ptrdiff_t step : cells.steps()) {
            const grid::Index there = beside(here, step);
            const std::uint32_t count = met[here] + standing[there];
            if (!cells[there].isWalkable() || met[there] <= count) continue;
            met[there] = count;
            if (standing[there] == 0) {
                queue.push_front(there);
            } else {
                queue.push_back(there);
            }
        }
    }
    return 0;
}

}  // namespace

extern const Measure mustFightMeasure;
const Measure mustFightMeasure{
    .id = "must-fight",
    .title = "Fights in the way",
    .unit = "monsters",
    .sentence =
        "The fewest monsters that stand on a way from the hero to stairs that lead down; 0 where "
        "no way leads there.",
    .needs = Needs::Descent,
    .cost = Cost::Dear,
    .value = [](const Subject& subject) -> std::int64_t {
        const std::optional<grid::Point> hero = subject.map.hero();
        if (!hero || !subject.map.cells.contains(*hero)) return 0;
        return fewestMonsters(subject, *hero);
    },
};

}  // namespace mazeloom::analyse
