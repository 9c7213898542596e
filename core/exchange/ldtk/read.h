// SPDX-License-Identifier: MIT
// Reads LDtk projects from version 1.0 on, also with levels in separate files. Levels that this
// program exported are re-imported (core/exchange/in/came_back.h); others become hand-drawn levels.
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "core/exchange/importer.h"

namespace mazeloom::exchange::ldtk {

tl::expected<Imported, Problem> read(std::string text, const ImportOptions& options);

}  // namespace mazeloom::exchange::ldtk
