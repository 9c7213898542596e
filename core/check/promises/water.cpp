// SPDX-License-Identifier: MIT
// Water poured by a stage replaces only floor, its waterfalls carry nobody off an aisle, and the
// air lasts for a swim to any aisle under water and back.
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/flood.h"
#include "core/check/promises/generation.h"

namespace mazeloom::check::promise::water {

namespace {

using grid::Point;
using level::Cell;
using level::Terrain;

constexpr Sentence kOverFloor{"promise-water-floor", "water replaced cells other than floor"};
constexpr Sentence kFall{"promise-water-fall", "an aisle leads through a waterfall"};
constexpr Sentence kDeep{"promise-water-air",
                         "%1 aisles under water are connected, too many for one breath"};
constexpr std::array kSentences{kOverFloor, kFall, kDeep};

/// Upper bound on the strokes, there and back, for which ten seconds of air suffice: a stroke takes
/// 15 ticks.
constexpr std::int64_t kMostStrokes = 10 * level::kTicksPerSecond / 15;

bool isWaterfall(Cell cell) {
    return level::isFlowing(cell.terrain());
}

void checkStage(const Generation& generation, std::size_t stage, Findings& findings) {
    const level::CellGrid before =
        stage == 0 ? generation.recorded().trace->initial : generation.after(stage - 1).cells;
    const level::CellGrid after = generation.after(stage).cells;
    const auto isWetAisle = [&](grid::Index i) {
        return after[i].isAisle() && after[i].isLiquid();
    };
    const Parts deep = partsOf(after.size(), isWetAisle);
    std::vector<bool> isTold(deep.count() + 1);
    forEachCell(after.size(), [&](Point at) {
        const Cell cell = after.at(at);
        if (cell == before.at(at)) return;
        const bool isPoured = cell.isLiquid();
        if (!isPoured || cell.with(Terrain::Floor) != before.at(at)) {
            findings.error(kOverFloor).at(at);
        }
        if (isWaterfall(cell) && cell.isAisle()) findings.error(kFall).at(at);
        const std::uint32_t part = deep.at(at);
        if (part == 0 || isTold[part] || 2 * deep.cells[part - 1] <= kMostStrokes) return;
        isTold[part] = true;
        findings.error(kDeep, {deep.cells[part - 1]}).at(at);
    });
}

void check(const Generation& generation, Findings& findings) {
    for (std::size_t stage = 0; stage < generation.stages().size(); ++stage) {
        if (generation.stages()[stage].stage->id == "water")
            checkStage(generation, stage, findings);
    }
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::water
