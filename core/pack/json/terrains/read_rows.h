// SPDX-License-Identifier: MIT
// Reads grids painted as text, a character a cell, a row a line. Private to core/pack.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/grid/grid.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// What each byte of a row stands for; kUnknown where it stands for nothing.
using Alphabet = std::array<std::uint8_t, 256>;
inline constexpr std::uint8_t kUnknown = 0xff;

/// The text format's characters of terrains.
const Alphabet& terrainAlphabet();
/// Paint bits: ' ' none, '!' no trap, 'x' trap, '$' coin.
const Alphabet& markAlphabet();

/// The grid, or nothing and problems: no rows, sides over `mostSide`, ragged rows, unknown
/// characters.
std::optional<grid::Grid<std::uint8_t>> readRows(const Json& rows, const std::string& place,
                                                 const Alphabet& alphabet, int mostSide,
                                                 Report& report);

}  // namespace mazeloom::pack
