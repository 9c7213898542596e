// SPDX-License-Identifier: MIT
#include "widgets/canvas/picture/fades.h"

#include <algorithm>

namespace mazeloom::widgets {

double Fades::Fade::strength(Clock::time_point now) const {
    const std::chrono::duration<double> age = now - start;
    return std::clamp(1 - age / kDuration, 0.0, 1.0);
}

void Fades::add(std::span<const trace::CellChange> changes, bool backwards, Clock::time_point now) {
    if (changes.size() > kMostCells) return;
    for (const trace::CellChange& change : changes) {
        // A cell fades only from its latest change, so its earlier fade ends here.
        std::erase_if(fades_, [&](const Fade& fade) { return fade.cell == change.cell; });
        fades_.push_back({change.cell, backwards ? change.after : change.before, now});
    }
}

void Fades::expire(Clock::time_point now) {
    std::erase_if(fades_, [&](const Fade& fade) { return fade.strength(now) <= 0; });
}

}  // namespace mazeloom::widgets
