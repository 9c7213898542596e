// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::level {

/// Returns a PNG whose size is within bounds, or why it is invalid (half a sentence). Only its
/// header is read: a later decoder finds out whether the image data is valid.
tl::expected<TilePicture, std::string> pictureOf(std::string bytes);

}  // namespace mazeloom::level
