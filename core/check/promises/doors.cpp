// SPDX-License-Identifier: MIT
// Every room has at least one door where stages open rooms by doors alone and then connect all.
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/flood.h"
#include "core/check/promises/generation.h"

namespace mazeloom::check::promise::doors {

namespace {

constexpr Sentence kNoDoor{"promise-doors", "a room has no door"};
constexpr std::array kSentences{kNoDoor};

bool isPromised(const Generation& generation) {
    const auto& stages = generation.stages();
    if (generation.level().paint || !generation.allBefore(stages.size(), generate::kOpensByDoors)) {
        return false;
    }
    for (std::size_t i = stages.size(); i-- > 0;) {
        if (stages[i].guarantees(generate::kConnectsAll)) return true;
        if (!stages[i].guarantees(generate::kStaysConnected)) return false;
    }
    return false;
}

void check(const Generation& generation, Findings& findings) {
    if (!isPromised(generation) || !generation.lastLayout()) return;
    if (generation.isBarred({"doors", "unite"})) return;
    const Moment moment = generation.after(*generation.lastLayout());
    const level::CellGrid& cells = moment.cells;
    const auto steps = cells.steps();
    const auto isFloor = [&](grid::Index i) {
        return moment.isRoom[i] != 0 && cells[i].isWalkable();
    };
    const Parts floors = partsOf(cells.size(), isFloor);
    std::vector<bool> hasDoor(floors.count());
    std::int64_t open = 0;
    forEachCell(cells.size(), [&](grid::Point cell) {
        const grid::Index i = cells.index(cell);
        open += cells[i].isWalkable() ? 1 : 0;
        if (!level::isDoor(cells[i].terrain())) return;
        for (std::ptrdiff_t step : steps) {
            const auto beside = static_cast<grid::Index>(i + step);
            if (isFloor(beside)) hasDoor[floors.of[beside] - 1] = true;
        }
    });
    for (std::size_t part = 0; part < floors.count(); ++part) {
        // A room that is all there is needs none.
        if (!hasDoor[part] && floors.cells[part] != open) {
            findings.error(kNoDoor).at(floors.first[part]);
        }
    }
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::doors
