// SPDX-License-Identifier: MIT
// The reason for a room's refusal, for the record of its step.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/generate/shared/stage.h"

namespace mazeloom::generate {

constexpr std::uint8_t detailOf(trace::RoomFlaw flaw) {
    return static_cast<std::uint8_t>(flaw);
}

/// Returns why a room did not fit at `floor`: another room is in its way, or it does not lie in
/// rock. Returns 0 at once if nothing is recorded.
template <typename Mode>
std::uint8_t refusalDetail(const StageRun<Mode>& run, const grid::Rect& floor) {
    if constexpr (Mode::kOn) {
        const grid::Rect around = floor.grown(1);
        const bool isCrowded = std::ranges::any_of(
            run.map.rooms,
            [&](const level::PlacedRoom& other) { return around.intersects(other.rect); });
        return detailOf(isCrowded ? trace::RoomFlaw::Crowded : trace::RoomFlaw::NoRock);
    } else {
        return 0;
    }
}

}  // namespace mazeloom::generate
