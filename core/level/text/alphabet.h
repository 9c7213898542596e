// SPDX-License-Identifier: MIT
// The meanings of the text format's characters (core/level/text/FORMAT.md).
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/object.h"
#include "core/level/map/own_kind.h"
#include "core/level/map/own_terrain.h"
#include "core/level/map/paint.h"
#include "core/level/map/thing.h"
#include "core/level/map/trajectory.h"

namespace mazeloom::level {

/// A painted cell and the thing on it.
struct Meaning {
    Paint paint = 0;
    std::optional<ThingKind> thing = {};
    const OwnKind* own = nullptr;  ///< an element of the span passed to alphabetOf()
};

/// The meaning of each character, indexed by byte; nullopt if the format does not use the byte.
using Alphabet = std::array<std::optional<Meaning>, 256>;

/// Returns a painted cell's character. On walkable terrain, 'x' is a trap, '$' a coin, and '!' the
/// mark that forbids traps.
char characterOf(Paint cell, const TerrainTable& terrains = {});

/// Returns all characters of the format, including those of generated maps (',' is floor). Objects
/// and marks stand on floor. The letters of the pack's own terrains and kinds are included unless
/// they are taken. '*', the letter of kinds that the pack lacks, is floor.
Alphabet alphabetOf(std::span<const OwnKind> kinds = {}, const TerrainTable& terrains = {});

/// Upper bound on the things in a text. Each thing needs far more memory than its character.
inline constexpr int kMostThingsOfText = 100'000;

/// Adds the thing of `meaning`, which must have one. A bug or boss gets a path of this cell alone.
void addThing(std::vector<Object>& objects, std::vector<Trajectory>& trajectories,
              const Meaning& meaning, grid::Point at);

}  // namespace mazeloom::level
