// SPDX-License-Identifier: MIT
// Edits of the pack's own terrains.
#pragma once

#include "core/document/refusal.h"

namespace mazeloom::document {

/// Their list. A terrain that is used anywhere must stay, with its number (Refusal::InUse).
Wanted setOwnTerrains(const Document& document, level::OwnTerrains terrains);

/// Takes one away, in one step with what shows it: its cells become floor where it could be walked,
/// else wall. One that a recipe's rules name must stay (Refusal::InUse).
Wanted removeOwnTerrain(const Document& document, level::Terrain terrain);

}  // namespace mazeloom::document
