// SPDX-License-Identifier: MIT
// Edits of the pack's own terrains.
#pragma once

#include "core/document/refusal.h"

namespace mazeloom::document {

/// Sets the list of the pack's own terrains. Refuses (Refusal::InUse) to remove or renumber a
/// terrain that is used anywhere in the pack.
Wanted setOwnTerrains(const Document& document, level::OwnTerrains terrains);

/// Removes a terrain and replaces its cells, in one edit: the cells become floor if the terrain is
/// walkable, else wall. Refuses (Refusal::InUse) if a recipe's rules mention the terrain.
Wanted removeOwnTerrain(const Document& document, level::Terrain terrain);

}  // namespace mazeloom::document
