// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/level/map/map.h"

namespace mazeloom::app {

/// No side of a thumbnail is longer, in pixels.
inline constexpr int kThumbnailSide = 512;

/// A small picture of a map as the bytes of a PNG file. It has no letters in it, so that no
/// machine's fonts make it another one. `map` is not empty. Any thread.
std::string thumbnailOf(const level::Map& map);

}  // namespace mazeloom::app
