// SPDX-License-Identifier: MIT
// Where a level's recipe places one handcrafted room, or why it never does: what an editor shows
// beside the room while it is drawn.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/generate/generate.h"
#include "core/level/level.h"
#include "core/problem.h"

namespace mazeloom::generate {

/// So many seeds are tried before a room counts as not drawn.
inline constexpr int kTrialSeeds = 32;

struct RoomTrial {
    enum class Outcome {
        Placed,
        NoStage,      ///< the recipe has no stage that places handcrafted rooms
        NoFurniture,  ///< it has none that places furniture
        Flawed,       ///< `problem` says what the room lacks
        OtherDepth,   ///< the floor is not in its depth range
        NeverDrawn,   ///< its weight or its greatest number is 0
        TooLarge,     ///< in each of the ways that it may be placed
        FitsNowhere,  ///< even if it must appear
        NotDrawn,     ///< it would fit, but chance was against it with every seed
        Failed,       ///< `problem` says why the level cannot be generated
        Stopped,
    };

    Outcome outcome = Outcome::Stopped;
    std::uint64_t seed = 0;  ///< of the map
    level::Map map;          ///< whole, where the room was placed; empty otherwise
    /// The room's painted grids on the map.
    std::vector<grid::Rect> places;
    std::optional<Problem> problem;
};

/// Generates `level` with `firstSeed` and those behind it until `rooms[room]` is among what was
/// placed.
RoomTrial tryRoom(const level::Level& level, std::span<const level::Room> rooms, std::size_t room,
                  std::uint64_t firstSeed, const Options& options = {});

}  // namespace mazeloom::generate
