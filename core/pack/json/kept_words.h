// SPDX-License-Identifier: MIT
// The characters that stand for kept cells in files (level.schema.json, "kept"). Private to
// core/pack.
#pragma once

#include <array>
#include <string_view>

#include "core/level/map/cell.h"
#include "core/level/map/kept.h"

namespace mazeloom::pack {

/// The character of a cell within a piece's rectangle that does not belong to the piece.
inline constexpr char kNotKept = '_';

/// A character that stands for a cell's marks or its origin.
struct KeptWord {
    char glyph;
    unsigned bits;
};

inline constexpr std::array<KeptWord, 6> kKeptMarks{
    {{' ', 0},
     {'.', level::Cell::kAisle},
     {'x', level::Cell::kTrap},
     {'$', level::Cell::kAisle | level::Cell::kCoin},
     {'c', level::Cell::kCoin},
     {'X', level::Cell::kAisle | level::Cell::kTrap}}};
inline constexpr unsigned kKeptMarkBits =
    level::Cell::kAisle | level::Cell::kTrap | level::Cell::kCoin;

/// r: floor of a room, p: dug passage, b: both; the others belong to handcrafted rooms.
inline constexpr std::array<KeptWord, 8> kKeptOrigins{
    {{' ', 0},
     {'r', level::kRoom},
     {'p', level::kPassage},
     {'b', level::kRoom | level::kPassage},
     {'h', level::kFinal},
     {'R', level::kFinal | level::kRoom},
     {'P', level::kFinal | level::kPassage},
     {'B', level::kFinal | level::kRoom | level::kPassage}}};

}  // namespace mazeloom::pack
