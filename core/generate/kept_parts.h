// SPDX-License-Identifier: MIT
// The pinned parts of a level, on the map before the first stage (RULES.md G-31).
#pragma once

#include <span>

#include "core/level/level.h"
#include "core/level/map/map.h"

namespace mazeloom::generate {

/// Lays the pinned cells and rooms; looks up handcrafted rooms in `rooms`.
void layKeptCells(const level::Kept& kept, std::span<const level::Room> rooms, level::Map& map);
/// Places the things on pinned cells, after the level's own. The level's hero replaces a pinned
/// one.
void placeKeptThings(const level::Kept& kept, level::Map& map);

/// Protects the pinned cells: from here on no stage treats one as rock, plain floor or free. They
/// are final and carry a mark that no trace shows.
void pin(const level::Kept& kept, level::Map& map);
/// Removes that protection for display. Pinned cells are then no longer final, except handcrafted
/// ones.
void unpin(const level::Kept& kept, level::Map& map);
void unpin(const level::Kept& kept, level::CellGrid& cells);

}  // namespace mazeloom::generate
