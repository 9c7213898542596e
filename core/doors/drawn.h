// SPDX-License-Identifier: MIT
// Levels from files that show cells and things and nothing more: drawn by hand, so that what is
// generated of them is what the file shows.
#pragma once

#include <cstddef>
#include <string>

#include "core/doors/foreign.h"
#include "core/doors/importer.h"

namespace mazeloom::doors {

/// A drawing with more things than kMaxDrawnThings is refused.
Problem tooManyThings(const ImportOptions& options);

/// Whether a file of so many bytes shows next to nothing of a large level, as rows of very
/// different length do: no memory is taken for it.
bool isMostlyNothing(grid::Size size, std::size_t bytes);

/// A level of a format that shows cells and things: void where the file shows nothing.
using Drawing = ForeignLevel;

/// The id that the file says, else what it says is otherwise.
std::string wishedId(const Drawing& drawing, const std::string& otherwise);
/// The same level as drawnLevel() returns, but for its id, which is empty.
level::Level drawnWithoutId(const Drawing& drawing, const ImportOptions& options, NoteList& notes);
/// The level, with the file's name for its title unless it says one, and with all that things say
/// of themselves. What no level can have is left out with a note.
level::Level drawnLevel(const Drawing& drawing, const ImportOptions& options, NoteList& notes);

}  // namespace mazeloom::doors
