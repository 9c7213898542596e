// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::level {

/// The one of an id, which is not empty; or a sentence without its end that lists the ids there
/// are. `mappings` may be null: there are none.
tl::expected<const TileMapping*, std::string> mappingNamed(const TileMappings* mappings,
                                                           const std::string& id);

}  // namespace mazeloom::level
