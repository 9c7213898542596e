// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/level/map/map.h"

namespace mazeloom::app {

/// Upper bound on both sides of a thumbnail, in pixels.
inline constexpr int kThumbnailSide = 512;

/// Returns a small picture of a map as a PNG file. It contains no letters, so that it does not
/// depend on installed fonts. `map` must not be empty. Callable from any thread.
std::string thumbnailOf(const level::Map& map);

}  // namespace mazeloom::app
