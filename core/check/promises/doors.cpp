// SPDX-License-Identifier: MIT
// Every room has at least one door: *doors* opens one wherever it can, *unite* the rest.
#include <algorithm>
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/flood.h"
#include "core/check/promises/generation.h"

namespace mazeloom::check::promise::doors {

namespace {

constexpr Sentence kNoDoor{"promise-doors", "a room has no door"};
constexpr std::array kSentences{kNoDoor};

bool isPromised(const Generation& generation) {
    const auto last = generation.lastOf({"handcrafted-rooms", "rooms", "doors", "unite"});
    if (!last || generation.stages()[*last].stage->id != "unite" || !generation.has("doors") ||
        generation.level().paint) {
        return false;
    }
    // Other stages open rooms in their own ways.
    return !generation.has("corridors") && !generation.has("shape");
}

void check(const Generation& generation, Findings& findings) {
    if (!isPromised(generation) || !generation.lastLayout()) return;
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
