// SPDX-License-Identifier: MIT
// Edits of the pack's own terrains.
#pragma once

#include "core/document/refusal.h"

namespace mazeloom::document {

/// Sets the list. A terrain that is used anywhere must stay, with its number (Refusal::InUse).
Wanted setOwnTerrains(const Document& document, level::OwnTerrains terrains);

/// Removes a terrain, in one step with its cells, which become floor if it is walkable, else wall.
/// A terrain that a recipe's rules mention must stay (Refusal::InUse).
Wanted removeOwnTerrain(const Document& document, level::Terrain terrain);

}  // namespace mazeloom::document
