// SPDX-License-Identifier: MIT
// The map is connected if a stage connects it and no later stage may cut it or open separate cells.
// A stage connects the map if it connects everything, or if it connects its own cells and nothing
// was open before.
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/flood.h"
#include "core/check/promises/generation.h"

namespace mazeloom::check::promise::connected {

namespace {

constexpr Sentence kApart{"promise-connected", "%1 cannot be walked to from %2"};
constexpr std::array kSentences{kApart};

bool isPromised(const Generation& generation) {
    for (std::size_t i = generation.stages().size(); i-- > 0;) {
        const generate::ReadyStage& ready = generation.stages()[i];
        if (ready.guarantees(generate::kConnectsAll)) return true;
        if (ready.guarantees(generate::kConnectsItsOwn)) {
            return !generation.level().paint && generation.allBefore(i, generate::kSameCellsOpen);
        }
        if (!ready.guarantees(generate::kStaysConnected)) return false;
    }
    return false;
}

void check(const Generation& generation, Findings& findings) {
    if (!isPromised(generation) || generation.isLeftApart()) return;
    const level::CellGrid& cells = generation.map().cells;
    const Parts parts = partsOf(cells.size(), [&](grid::Index i) { return cells[i].isWalkable(); });
    for (std::size_t part = 1; part < parts.count(); ++part)
        findings.error(kApart, {parts.first[part], parts.first[0]}).at(parts.first[part]);
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::connected
