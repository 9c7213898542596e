// SPDX-License-Identifier: MIT
// Levels from files that contain only cells and things. They become hand-drawn levels, so that
// generating them gives exactly the file's contents.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/exchange/foreign.h"
#include "core/exchange/importer.h"
#include "core/level/map/own_terrain.h"

namespace mazeloom::exchange {

/// Returns the problem of a drawing that has more than kMaxDrawnThings things.
Problem tooManyThings(const ImportOptions& options);

/// Whether a file of `bytes` bytes is far too small for a level of this size, for example because
/// one row is much longer than the others. Such a file is refused before memory is allocated.
bool isMostlyNothing(grid::Size size, std::size_t bytes);

/// A level in a format that contains only cells and things. Cells missing in the file are void.
using Drawing = ForeignLevel;

/// Draws a meaning on floor: its terrain, its marks, or a thing of its kind. A meaning with none of
/// them leaves floor.
void drawOnFloor(Drawing& drawing, grid::Point at, std::string_view meaning,
                 const level::TerrainTable& terrains);

/// Returns the id that the file states, or else `otherwise`.
std::string wishedId(const Drawing& drawing, const std::string& otherwise);
/// Like drawnLevel(), but the level's id stays empty.
level::Level drawnWithoutId(const Drawing& drawing, const ImportOptions& options, NoteList& notes);
/// Returns the level of a drawing, with all data of its things. The level's title is the one stated
/// in the file, or else the file's name. Anything that a level cannot have is left out, with a
/// note.
level::Level drawnLevel(const Drawing& drawing, const ImportOptions& options, NoteList& notes);

}  // namespace mazeloom::exchange
