// SPDX-License-Identifier: MIT
// The levels of a pack that can be floors of its dungeon.
#pragma once

#include <string>

#include "widgets/document/pack_document.h"

class QComboBox;

namespace mazeloom::widgets {

bool hasFloorLevel(const PackDocument& document);

/// Returns the default level for a new floor: the current level if the dungeon does not use it yet,
/// else the first unused level, else the first level. Only levels that can be floors count. Returns
/// null if the pack has no such level.
const level::Level* levelForFloor(const PackDocument& document);

/// Appends the levels that can be floors to the box, and selects the level with the id `chosen`. If
/// that level is missing or cannot be a floor, it is appended too, with a remark.
void addFloorLevels(QComboBox& box, const PackDocument& document, const std::string& chosen);

}  // namespace mazeloom::widgets
