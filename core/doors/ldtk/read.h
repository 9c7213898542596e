// SPDX-License-Identifier: MIT
// Reads projects of LDtk, of version 1.0 on, and their levels in files of their own: those that
// left from here come back (core/doors/in/came_back.h), those of others become levels drawn by
// hand.
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "core/doors/importer.h"

namespace mazeloom::doors::ldtk {

tl::expected<Imported, Problem> read(std::string text, const ImportOptions& options);

}  // namespace mazeloom::doors::ldtk
