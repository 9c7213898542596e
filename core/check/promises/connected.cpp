// SPDX-License-Identifier: MIT
// One connected map: after *unite*, in a shape drawn by chance, and where rooms are joined as they
// are placed.
#include <algorithm>
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/flood.h"
#include "core/check/promises/generation.h"

namespace mazeloom::check::promise::connected {

namespace {

constexpr Sentence kApart{"promise-connected", "%1 cannot be walked to from %2"};
constexpr std::array kSentences{kApart};

bool isPromised(const Generation& generation) {
    const auto last =
        generation.lastOf({"shape", "handcrafted-rooms", "rooms", "maze", "corridors", "unite"});
    if (!last) return false;
    if (generation.isRandomShape(*last)) return true;
    const std::string_view id = generation.stages()[*last].stage->id;
    if (id == "unite") return true;
    // Corridors join their own rooms; what was open before them may lie apart.
    const auto isOther = [](const generate::ReadyStage& ready) {
        return ready.stage->id != "corridors" && (ready.stage->gives & generate::kOpenCells) != 0;
    };
    return id == "corridors" && !generation.level().paint &&
           generation.stages()[*last].occurrence == 0 &&
           std::ranges::none_of(generation.stages(), isOther);
}

void check(const Generation& generation, Findings& findings) {
    if (!isPromised(generation)) return;
    const level::CellGrid& cells = generation.map().cells;
    const Parts parts = partsOf(cells.size(), [&](grid::Index i) { return cells[i].isWalkable(); });
    for (std::size_t part = 1; part < parts.count(); ++part)
        findings.error(kApart, {parts.first[part], parts.first[0]}).at(parts.first[part]);
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::connected
