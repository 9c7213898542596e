// SPDX-License-Identifier: MIT
// Finds where a level's recipe places one handcrafted room, or why the recipe never places it. An
// editor shows the result while the designer paints the room.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/generate/generate.h"
#include "core/level/level.h"
#include "core/problem.h"

namespace mazeloom::generate {

/// The number of seeds tried before a room counts as not drawn.
inline constexpr int kTrialSeeds = 32;

struct RoomTrial {
    enum class Outcome {
        Placed,
        NoStage,      ///< the recipe has no stage that places handcrafted rooms
        NoFurniture,  ///< the recipe has no stage that places furniture
        Flawed,       ///< `problem` describes the room's flaw
        OtherDepth,   ///< the floor's depth is outside the room's depth range
        NeverDrawn,   ///< the room's weight or maximum count is 0
        TooLarge,     ///< larger than the level in every allowed orientation
        FitsNowhere,  ///< the room gets no place even if it is treated as required
        NotDrawn,     ///< the room would fit, but no seed drew it
        Failed,       ///< `problem` says why the level cannot be generated
        Stopped,
    };

    Outcome outcome = Outcome::Stopped;
    std::uint64_t seed = 0;  ///< the seed of the map
    level::Map map;          ///< the whole map if the room was placed, else empty
    /// The rectangles on the map that the room's painted grid covers, one for each placement.
    std::vector<grid::Rect> places;
    std::optional<Problem> problem;
};

/// Generates `level` with `firstSeed` and the following seeds until `rooms[room]` is placed.
RoomTrial tryRoom(const level::Level& level, std::span<const level::Room> rooms, std::size_t room,
                  std::uint64_t firstSeed, const Options& options = {});

}  // namespace mazeloom::generate
