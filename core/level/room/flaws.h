// SPDX-License-Identifier: MIT
// Checks why a handcrafted room cannot be placed (RULES.md G-5). It must be closed, have floor, and
// have a wall where a door can open; its entrances must be such walls. Furniture (RULES.md G-12.6)
// must put something down and can have neither things nor entrances.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "core/level/level.h"
#include "core/problem.h"

namespace mazeloom::level {

/// Whether a door may open at `p`: a wall with void on one side and a walkable cell on the opposite
/// side.
bool canHoldDoor(const Room& room, grid::Point p);

/// Calls `found` with each flaw. The flaw's place refers to the room's file, its cell to the room's
/// cells.
void findFlaws(const Room& room, const std::function<void(Problem)>& found);

std::optional<Problem> firstFlaw(const Room& room);
/// Returns the sentences of all flaws and their places, for translation.
std::span<const Sentence> roomFlawSentences();

}  // namespace mazeloom::level
