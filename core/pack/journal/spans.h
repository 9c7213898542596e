// SPDX-License-Identifier: MIT
// Writes and reads cells of a level's paint as text, the form in which a journal stores a stroke.
//
// One span per line: "12,7 3AC10AB" stands for three cells of paint 0x02 and ten of 0x01, from cell
// (12, 7) to the right. Each run of equal cells is a count, left out if it is 1, and two letters,
// A … P, for the upper and lower four bits of the byte.
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
/// Returns all cells of a rectangle as spans, row by row.
std::vector<document::Span> rowsOf(const grid::Rect& cells);
std::int64_t cellsOf(const std::vector<document::Span>& spans);

/// Appends the spans, which must lie within the grid.
void appendSpans(std::string& out, const level::PaintGrid& paint,
                 const std::vector<document::Span>& spans);
/// Writes the cells into the grid. Returns false if the text is malformed; some cells may have been
/// written by then.
bool readSpans(std::string_view text, level::PaintGrid& paint);

}  // namespace mazeloom::pack
