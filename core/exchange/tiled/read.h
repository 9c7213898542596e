// SPDX-License-Identifier: MIT
// Reads Tiled's orthogonal maps, as XML from version 1.0 on and as JSON from version 1.2 on, with
// external tilesets and templates.
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "core/exchange/importer.h"
#include "core/exchange/tiled/model.h"
#include "core/problem.h"

namespace mazeloom::exchange::tiled {

struct ReadMap {
    Map map;
    /// Notes on content of the map that is not read, with its places in the file.
    NoteList leftOut;
};

tl::expected<ReadMap, Problem> readJson(std::string text, const ImportOptions& options);
tl::expected<ReadMap, Problem> readXml(std::string text, const ImportOptions& options);

}  // namespace mazeloom::exchange::tiled
