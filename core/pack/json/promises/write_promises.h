// SPDX-License-Identifier: MIT
// Writes painted promises (core/level/promises). Private to core/pack.
#pragma once

#include <string>

#include "core/level/map/own_terrain.h"
#include "core/level/promises/painted_promise.h"
#include "core/pack/json/json_layout.h"

namespace mazeloom::pack {

/// Appends a list with one promise per line. `indent` is as in appendLines().
void appendPromises(std::string& out, const level::promises::PaintedPromises& promises,
                    const level::TerrainTable& terrains, std::size_t indent = kIndent);

}  // namespace mazeloom::pack
