// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::level {

/// Returns the picture if it is a PNG whose size is within bounds, else the reason why it is
/// invalid (a sentence fragment). Only the PNG's header is read: a later decoder finds out whether
/// the image data is valid.
tl::expected<TilePicture, std::string> pictureOf(std::string bytes);

}  // namespace mazeloom::level
