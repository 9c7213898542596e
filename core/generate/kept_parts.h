// SPDX-License-Identifier: MIT
// What is kept of a level, on the map before the first stage (RULES.md G-31).
#pragma once

#include <span>

#include "core/level/level.h"
#include "core/level/map/map.h"

namespace mazeloom::generate {

/// The kept cells and the kept rooms; handcrafted ones by their place in `rooms`.
void layKeptCells(const level::Kept& kept, std::span<const level::Room> rooms, level::Map& map);
/// What stands on them, behind what is the level's own. The level's hero takes the place of a kept
/// one.
void placeKeptThings(const level::Kept& kept, level::Map& map);

/// From here on no stage takes a kept cell for rock, plain floor or free: it is final, and has a
/// mark that no trace shows.
void pin(const level::Kept& kept, level::Map& map);
/// What a map shows: of the kept cells only those that were handcrafted are final.
void unpin(const level::Kept& kept, level::Map& map);
void unpin(const level::Kept& kept, level::CellGrid& cells);

}  // namespace mazeloom::generate
