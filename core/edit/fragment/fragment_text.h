// SPDX-License-Identifier: MIT
// Fragments as plain text, for people, mails and other programs: the text format
// (CONTRIBUTING.md, "Text format"), a character a cell, a row a line.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/edit/fragment/fragment.h"
#include "core/problem.h"

namespace mazeloom::edit {

/// The characters of terrains, a space outside of the mask; over them 'x' a trap, '$' a coin and
/// '!' a cell that wants no trap, over these objects, and 'B' or 'X' at the first cell of a bug's
/// or boss's path. What is kept is shown in place of what is painted. Text shows less than a
/// fragment has: what is covered, what the objects are set to, the rest of the paths, a room's
/// entrances; void looks as if it did not belong to it. Objects of the pack's own `kinds` have the
/// letters of these.
std::string toText(const Fragment& fragment, std::span<const level::OwnKind> kinds = {});

/// The fragment that a text shows, from the first line, row and column that has something. All
/// characters of the text format are known, also those of generated maps (',' is floor); objects
/// and marks stand on floor; 'B' and 'X' become paths of a single cell, to be drawn further. Lines
/// may be of different length; what is missing, like spaces, does not belong to the fragment. Lines
/// may end with a carriage return. Characters that the format does not use are objects of the
/// pack's own `kinds`, where one has it for its letter; '*', which stands for one that the pack
/// does not have, is floor. The problem names line and column, from 1: nothing to paste, a tab or
/// unknown character, a second hero, too many things, more than level::kMaxSide lines or columns.
tl::expected<Fragment, Problem> fromText(std::string_view text,
                                         std::span<const level::OwnKind> kinds = {},
                                         const level::TerrainTable& terrains = {});

}  // namespace mazeloom::edit
