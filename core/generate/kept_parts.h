// SPDX-License-Identifier: MIT
// Lays the pinned parts of a level on the map before the first stage, and protects them
// (RULES.md G-31).
#pragma once

#include <span>

#include "core/level/level.h"
#include "core/level/map/map.h"

namespace mazeloom::generate {

/// Lays the pinned cells and rooms; looks up handcrafted rooms in `rooms`.
void layKeptCells(const level::Kept& kept, std::span<const level::Room> rooms, level::Map& map);
/// Places the things on pinned cells; the level's own things must have been placed before. If the
/// level has a hero, a pinned hero is left out.
void placeKeptThings(const level::Kept& kept, level::Map& map);

/// Protects the pinned cells: from now on, no stage treats a pinned cell as rock, plain floor or
/// free. Pinned cells are final and carry a mark that no trace shows.
void pin(const level::Kept& kept, level::Map& map);
/// Removes the protection that pin() gives, so that the map can be shown. Pinned cells are then no
/// longer final, except handcrafted ones.
void unpin(const level::Kept& kept, level::Map& map);
void unpin(const level::Kept& kept, level::CellGrid& cells);

}  // namespace mazeloom::generate
