// SPDX-License-Identifier: MIT
// The levels of a pack that can be floors of its dungeon, to choose from.
#pragma once

#include <string>

#include "widgets/document/pack_document.h"

class QComboBox;

namespace mazeloom::widgets {

bool hasFloorLevel(const PackDocument& document);

/// Which one a new floor is offered: the one that is shown, else the first that the dungeon does
/// not use yet, else the first. Null when the pack has none.
const level::Level* levelForFloor(const PackDocument& document);

/// Adds the levels behind what the box has, and chooses one by its id. One that is missing, or
/// cannot be a floor, is added and says so.
void addFloorLevels(QComboBox& box, const PackDocument& document, const std::string& chosen);

}  // namespace mazeloom::widgets
