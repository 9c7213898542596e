// SPDX-License-Identifier: MIT
// Converts a Tiled map from XML to JSON, so that a test writes a map once and reads both formats.
#pragma once

#include <string>

namespace mazeloom::testing {

/// Returns, as Tiled's JSON, a map, tileset or template given as Tiled's XML.
std::string tiledJson(const std::string& xml);

}  // namespace mazeloom::testing
