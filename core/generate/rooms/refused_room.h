// SPDX-License-Identifier: MIT
// Why a room was refused, for the record of its step.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/generate/stage/stage.h"

namespace mazeloom::generate {

constexpr std::uint8_t detailOf(trace::RoomFlaw flaw) {
    return static_cast<std::uint8_t>(flaw);
}

/// Of a room that did not fit where `floor` is: another one is in its way, or it does not lie in
/// rock. Without a record nothing is looked for.
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
