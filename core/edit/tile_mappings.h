// SPDX-License-Identifier: MIT
#pragma once

#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::edit {

/// Whether a pack can hold the mappings: their number is in bounds, ids are valid and unique,
/// measures are in bounds, each meaning occurs once per mapping, and each rule has as many shapes
/// as its edge set.
bool areAllowed(const level::TileMappings& mappings);

}  // namespace mazeloom::edit
