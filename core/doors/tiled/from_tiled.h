// SPDX-License-Identifier: MIT
// Converts Tiled maps to levels. Levels that this program exported are re-imported
// (core/doors/in/came_back.h); others become hand-drawn levels.
#pragma once

#include "core/doors/importer.h"
#include "core/doors/tiled/read.h"

namespace mazeloom::doors::tiled {

tl::expected<Imported, Problem> fromTiled(ReadMap read, const ImportOptions& options);

}  // namespace mazeloom::doors::tiled
