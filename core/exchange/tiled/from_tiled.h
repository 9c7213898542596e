// SPDX-License-Identifier: MIT
// Converts Tiled maps to levels. Levels that this program exported are re-imported
// (core/exchange/in/came_back.h); others become hand-drawn levels.
#pragma once

#include "core/exchange/importer.h"
#include "core/exchange/tiled/read.h"

namespace mazeloom::exchange::tiled {

tl::expected<Imported, Problem> fromTiled(ReadMap read, const ImportOptions& options);

}  // namespace mazeloom::exchange::tiled
