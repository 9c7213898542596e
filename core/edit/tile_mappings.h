// SPDX-License-Identifier: MIT
#pragma once

#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::edit {

/// Whether a pack can have them: not too many, ids that are ids, each once, measures within bounds,
/// a meaning once in a mapping, and as many shapes as its set of edges has.
bool areAllowed(const level::TileMappings& mappings);

}  // namespace mazeloom::edit
