// SPDX-License-Identifier: MIT
// Fits a level that was resized in another program to its size at export, so that the two can be
// compared cell by cell.
#pragma once

#include <vector>

#include "core/exchange/foreign.h"
#include "core/exchange/importer.h"
#include "core/exchange/origin.h"
#include "core/level/map/map.h"

namespace mazeloom::exchange {

/// Fits the level in the file to its size at export: drops extra rows and columns, and fills in
/// missing ones as they were at export. If the level grew or shrank at its left or top, its cells
/// and things are moved back. Adds notes about the size and about things outside of it.
void fitToExportedSize(std::vector<ForeignThing>& things, level::CellGrid& cells, const Facts& made,
                       const ImportOptions& options, NoteList& notes);

}  // namespace mazeloom::exchange
