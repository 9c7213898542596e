// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::level {

/// Returns the mapping with an id, which must not be empty. If it does not exist, returns a
/// sentence without a full stop that lists the existing ids. `mappings` may be null.
tl::expected<const TileMapping*, std::string> mappingNamed(const TileMappings* mappings,
                                                           const std::string& id);

}  // namespace mazeloom::level
