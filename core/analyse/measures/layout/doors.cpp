// SPDX-License-Identifier: MIT
#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/open_graph.h"

namespace mazeloom::analyse {

extern const Measure doorsMeasure;
const Measure doorsMeasure{
    .id = "doors",
    .title = "Doors",
    .unit = "doors",
    .sentence = "The doors, whether they are open, closed, locked or secret.",
    .value = [](const Subject& subject) -> std::int64_t {
        const level::CellGrid& cells = subject.map.cells;
        std::int64_t count = 0;
        for (int y = 0; y < cells.height(); ++y) {
            for (const level::Cell cell : cells.row(y))
                count += level::isDoor(cell.terrain()) ? 1 : 0;
        }
        return count;
    },
};

}  // namespace mazeloom::analyse
