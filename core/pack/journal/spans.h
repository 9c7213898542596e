// SPDX-License-Identifier: MIT
// Cells of a level's paint as text: what a journal says of a stroke.
//
// A line a span: "12,7 3AC10AB" are three cells of paint 0x02 and ten of 0x01, from cell (12, 7) to
// the right: a count, left out where it is 1, and two letters, A … P, for the two halves of a byte.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/document/change.h"
#include "core/level/level.h"

namespace mazeloom::pack {

/// In the order of rows, each cell once. Cells outside of `bounds` are left out.
std::vector<document::Span> merged(std::vector<document::Span> spans, const grid::Rect& bounds);
/// All cells, row by row.
std::vector<document::Span> rowsOf(const grid::Rect& cells);
std::int64_t cellsOf(const std::vector<document::Span>& spans);

/// The spans lie within the grid.
void appendSpans(std::string& out, const level::PaintGrid& paint,
                 const std::vector<document::Span>& spans);
/// Writes cells into the grid. False, where the text is none of this program: then some of them
/// are written.
bool readSpans(std::string_view text, level::PaintGrid& paint);

}  // namespace mazeloom::pack
