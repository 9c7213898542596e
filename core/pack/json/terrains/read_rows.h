// SPDX-License-Identifier: MIT
// Reads grids written as text: one character per cell, one line per row. Private to core/pack.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/grid/grid.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// The value of each byte in a row; kUnknown if the byte has no meaning.
using Alphabet = std::array<std::uint8_t, 256>;
inline constexpr std::uint8_t kUnknown = 0xff;

/// Returns the numbers of terrains by their character in the text format.
const Alphabet& terrainAlphabet();
/// Returns paint bits by character: ' ' none, '!' no trap, 'x' trap, '$' coin.
const Alphabet& markAlphabet();

/// Returns the grid, or nullopt and reports problems: no rows, sides over `mostSide`, ragged rows,
/// unknown characters.
std::optional<grid::Grid<std::uint8_t>> readRows(const Json& rows, const std::string& place,
                                                 const Alphabet& alphabet, int mostSide,
                                                 Report& report);

}  // namespace mazeloom::pack
