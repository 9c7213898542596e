// SPDX-License-Identifier: MIT
// Fragments as plain text for people, mail and other programs. The text format
// (core/level/text/FORMAT.md) has one character per cell and one line per row.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/edit/fragment/fragment.h"
#include "core/problem.h"

namespace mazeloom::edit {

/// Returns the characters of the terrain, with spaces outside the mask. Marks and objects replace
/// them: 'x' is a trap, '$' a coin, '!' a mark that forbids traps, and 'B' or 'X' the first cell of
/// a bug's or boss's path. Pinned content replaces paint. The text loses everything that is
/// covered, the objects' properties, the rest of the paths, and a room's entrances; void looks like
/// a cell outside the fragment. Objects of the pack's own `kinds` are written as their letters.
std::string toText(const Fragment& fragment, std::span<const level::OwnKind> kinds = {});

/// Returns the fragment that a text shows, starting at the first line, row and column that is not
/// blank. Accepts all characters of the text format, including those of generated maps (',' is
/// floor). Objects and marks stand on floor; 'B' and 'X' become paths of a single cell. Lines may
/// differ in length and may end with a carriage return. Missing characters and spaces do not belong
/// to the fragment. A character that the format does not use is an object of the pack's `kinds`
/// with that letter; '*', which stands for an own kind that the pack does not have, is floor.
/// Returns a problem, with line and column from 1, if there is nothing to paste, a tab or unknown
/// character, a second hero, too many things, or more than level::kMaxSide lines or columns.
tl::expected<Fragment, Problem> fromText(std::string_view text,
                                         std::span<const level::OwnKind> kinds = {},
                                         const level::TerrainTable& terrains = {});

}  // namespace mazeloom::edit
