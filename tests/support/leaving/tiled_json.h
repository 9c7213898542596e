// SPDX-License-Identifier: MIT
// The same map of Tiled's in its other text, so that a test says a map once and reads it twice.
#pragma once

#include <string>

namespace mazeloom::testing {

/// A map, tileset or template as Tiled's JSON that is given as Tiled's XML.
std::string tiledJson(const std::string& xml);

}  // namespace mazeloom::testing
