// SPDX-License-Identifier: MIT
// Levels from files that contain only cells and things. They become hand-drawn levels, so that
// generation gives exactly the file's contents.
#pragma once

#include <cstddef>
#include <string>

#include "core/exchange/foreign.h"
#include "core/exchange/importer.h"

namespace mazeloom::exchange {

/// Returns the refusal of a drawing with more things than kMaxDrawnThings.
Problem tooManyThings(const ImportOptions& options);

/// Whether a file of `bytes` bytes is far too small for a level of this size, as with rows of very
/// different lengths. Such a file is refused before memory is allocated.
bool isMostlyNothing(grid::Size size, std::size_t bytes);

/// A level of a format that contains cells and things; void where the file has nothing.
using Drawing = ForeignLevel;

/// Returns the id that the file states, or else `otherwise`.
std::string wishedId(const Drawing& drawing, const std::string& otherwise);
/// Returns the level of drawnLevel(), but with an empty id.
level::Level drawnWithoutId(const Drawing& drawing, const ImportOptions& options, NoteList& notes);
/// Returns the level with all data of its things. Its title is the file's, or else the file's name.
/// Adds a note for anything that no level can have, and leaves it out.
level::Level drawnLevel(const Drawing& drawing, const ImportOptions& options, NoteList& notes);

}  // namespace mazeloom::exchange
