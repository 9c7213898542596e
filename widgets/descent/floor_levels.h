// SPDX-License-Identifier: MIT
// The levels of a pack that can be floors of its dungeon.
#pragma once

#include <string>

#include "widgets/document/pack_document.h"

class QComboBox;

namespace mazeloom::widgets {

bool hasFloorLevel(const PackDocument& document);

/// Returns the default level for a new floor: the current level, else the first that the dungeon
/// does not use yet, else the first. Null if the pack has none.
const level::Level* levelForFloor(const PackDocument& document);

/// Appends the levels to the box and selects one by its id. A selected level that is missing or
/// cannot be a floor is added with a remark.
void addFloorLevels(QComboBox& box, const PackDocument& document, const std::string& chosen);

}  // namespace mazeloom::widgets
