// SPDX-License-Identifier: MIT
// One step of a generation: a frame of its animation.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/grid/direction.h"
#include "core/grid/grid.h"

namespace mazeloom::trace {

enum class StepKind : std::uint8_t {
    Start,           ///< a stage or a new maze begins at a cell
    Carve,           ///< detail: carveDetail
    Backtrack,       ///< the cell popped from the stack
    TryRoom,         ///< refused; note: the rectangle
    PlaceRoom,       ///< note: the rectangle
    OpenDoor,        ///< the mandatory opening of a room
    OpenExtraDoor,
    Link,            ///< note, when it has one: the rectangle around the link
    OpenLoop,        ///< a further wall opened between far places
    FillDeadEnd,
    KeepDeadEnd,
    DigCorridor,     ///< note: the rectangle around the corridor
    PlaceFurniture,
    RefuseFurniture,
    GrowShape,       ///< cells that a random shape opens
    SmoothShape,     ///< a cellular automaton's round
    PlaceHero,
    PlaceThing,
    PlaceTrap,
    PlaceCoin,
    TryPath,         ///< a bug's path, refused; detail: PathFlaw; note: the rectangle around it
    PourWater,
    PlaceStairs,
    PlaceFountain,
};
inline constexpr int kStepKinds = 24;

/// Why a path was refused.
enum class PathFlaw : std::uint8_t {
    Barred,      ///< it leads through a wall, through water, or begins on a thing
    NearStart,   ///< it comes near the hero's start
    NearDanger,  ///< it comes near another bug, a beam or water
    NoRhythm,    ///< its round does not go into that of the level
    Unfair,      ///< it leaves some aisle for too short a time
};

/// As in the trace format ("carve", "place room").
std::string_view name(StepKind kind);

struct Step {
    grid::Index at = 0;         ///< the cell it is about, in the map's storage order
    StepKind kind = StepKind::Start;
    std::uint8_t detail = 0;    ///< what it means depends on the kind
    std::uint16_t changes = 0;  ///< how many cells it changed
};
static_assert(sizeof(Step) == 8);

/// Carve: the directions that were free, and the one that was taken.
constexpr std::uint8_t carveDetail(grid::DirectionSet free, grid::Direction taken) {
    return static_cast<std::uint8_t>(free.bits() | static_cast<unsigned>(taken) << 4);
}
constexpr grid::DirectionSet carveFree(std::uint8_t detail) {
    return grid::DirectionSet(detail);
}
constexpr grid::Direction carveTaken(std::uint8_t detail) {
    return static_cast<grid::Direction>(detail >> 4 & 3);
}

}  // namespace mazeloom::trace
