// SPDX-License-Identifier: MIT
// What each character of the text format stands for (CONTRIBUTING.md, "Text format").
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

/// A painted cell, and what is on it.
struct Meaning {
    Paint paint = 0;
    std::optional<ThingKind> thing = {};
    const OwnKind* own = nullptr;  ///< of the span that alphabetOf() was given
};

/// By byte; nothing where the format does not use it.
using Alphabet = std::array<std::optional<Meaning>, 256>;

/// The character of a painted cell: over its terrain 'x' a trap, '$' a coin, '!' no trap.
char characterOf(Paint cell, const TerrainTable& terrains = {});

/// All characters of the format, also those of generated maps (',' is floor); objects and marks
/// stand on floor. With the letters of a pack's own terrains and kinds, as far as they are free;
/// '*', which stands for a kind that the pack does not have, is floor.
Alphabet alphabetOf(std::span<const OwnKind> kinds = {}, const TerrainTable& terrains = {});

/// A text has no more things: each costs far more memory than its character.
inline constexpr int kMostThingsOfText = 100'000;

/// Adds the thing of a character that has one. Bugs and bosses get a path of that cell alone.
void addThing(std::vector<Object>& objects, std::vector<Trajectory>& trajectories,
              const Meaning& meaning, grid::Point at);

}  // namespace mazeloom::level
