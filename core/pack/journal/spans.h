// SPDX-License-Identifier: MIT
// Cells of a level's paint as text: a journal's form of a stroke.
//
// One span per line: "12,7 3AC10AB" are three cells of paint 0x02 and ten of 0x01, from cell (12,
// 7) to the right: a count, left out where it is 1, and two letters, A … P, for the two halves of a
// byte.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/document/change.h"
#include "core/level/level.h"

namespace mazeloom::pack {

/// Returns the spans row by row, each cell once, without cells outside of `bounds`.
std::vector<document::Span> merged(std::vector<document::Span> spans, const grid::Rect& bounds);
/// Returns all cells, row by row.
std::vector<document::Span> rowsOf(const grid::Rect& cells);
std::int64_t cellsOf(const std::vector<document::Span>& spans);

/// Appends the spans, which must lie within the grid.
void appendSpans(std::string& out, const level::PaintGrid& paint,
                 const std::vector<document::Span>& spans);
/// Writes the cells into the grid. Returns false if the text is malformed; some cells may have been
/// written then.
bool readSpans(std::string_view text, level::PaintGrid& paint);

}  // namespace mazeloom::pack
