// SPDX-License-Identifier: MIT
// The data that the rules share in one tick. Private to core/play/temple.
#pragma once

#include <cstdint>

#include "core/play/temple/state/field.h"
#include "core/play/temple/state/happening.h"
#include "core/play/temple/state/state.h"
#include "core/play/temple/state/way_finder.h"

namespace mazeloom::play::temple {

struct Turn {
    const Field& field;
    State& state;
    WayFinder& ways;
    Happenings* happenings = nullptr;  ///< may be null
    grid::Point from;                  ///< where the hero was when the tick began
    bool hasMoved = false;             ///< the hero moved in this tick
    std::int64_t looks = 0;            ///< cells that bosses looked at

    void tell(What what, grid::Point at, std::int64_t subject = -1) const {
        if (happenings != nullptr)
            happenings->push_back({what, at, static_cast<std::int32_t>(subject)});
    }

    /// Ends the attempt, unless the designer has made the hero invulnerable.
    void lose(Cause cause, grid::Point at) const {
        if (state.isOver() || state.controls.invulnerable) return;
        state.outcome = Outcome::Lost;
        state.cause = cause;
        state.end = at;
        tell(What::Lost, at, static_cast<std::int64_t>(cause));
    }
};

}  // namespace mazeloom::play::temple
