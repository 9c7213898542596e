// SPDX-License-Identifier: MIT
// After *dead ends* with *keep* 0 no corridor is a dead end.
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/flood.h"
#include "core/check/promises/generation.h"
#include "core/generate/stages/layout/dead_ends.h"

namespace mazeloom::check::promise::dead_ends {

namespace {

constexpr Sentence kDeadEnd{"promise-dead-ends", "a dead end remains"};
constexpr std::array kSentences{kDeadEnd};

/// Whether the cell may be filled if it is a dead end. A thing, a coin or a trap in the cell would
/// prevent that.
bool isBare(level::Cell cell) {
    return cell == level::Cell(level::Terrain::Floor) || level::isDoor(cell.terrain());
}

void check(const Generation& generation, Findings& findings) {
    for (std::size_t i = 0; i < generation.stages().size(); ++i) {
        if (generation.stages()[i].stage->id != "dead-ends" ||
            generation.parameter(i, generate::DeadEnds::Keep) != 0) {
            continue;
        }
        const Moment moment = generation.after(i);
        const auto steps = moment.cells.steps();
        forEachCell(moment.cells.size(), [&](grid::Point cell) {
            const grid::Index at = moment.cells.index(cell);
            const std::uint16_t opener = moment.openedBy[at];
            const bool isDug = opener > 0 && moment.isRoom[at] == 0 &&
                               generation.stages()[opener - 1u].guarantees(generate::kDigsPassages);
            if (!isDug || !moment.cells[at].isWalkable() || !isBare(moment.cells[at])) return;
            int ways = 0;
            for (std::ptrdiff_t step : steps)
                ways += moment.cells[static_cast<grid::Index>(at + step)].isWalkable() ? 1 : 0;
            if (ways < 2) findings.error(kDeadEnd).at(cell);
        });
    }
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::dead_ends
