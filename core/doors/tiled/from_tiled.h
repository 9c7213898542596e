// SPDX-License-Identifier: MIT
// Levels from Tiled's maps: those that left from here come back (core/doors/in/came_back.h), those
// of others become levels drawn by hand.
#pragma once

#include "core/doors/importer.h"
#include "core/doors/tiled/read.h"

namespace mazeloom::doors::tiled {

tl::expected<Imported, Problem> fromTiled(ReadMap read, const ImportOptions& options);

}  // namespace mazeloom::doors::tiled
