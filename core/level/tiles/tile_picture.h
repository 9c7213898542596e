// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::level {

/// A PNG whose size is within bounds, or why it is none (half a sentence). Only its head is read:
/// whether all of it can be shown, the one who shows it finds out.
tl::expected<TilePicture, std::string> pictureOf(std::string bytes);

}  // namespace mazeloom::level
