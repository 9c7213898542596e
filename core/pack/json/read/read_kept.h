// SPDX-License-Identifier: MIT
// Reads the kept cells and objects of a generated map. Private to core/pack.
#pragma once

#include "core/grid/point.h"
#include "core/level/map/kept.h"
#include "core/pack/json/fields.h"
#include "core/pack/json/terrains/read_rows.h"

namespace mazeloom::pack {

/// Returns the kept part of a level of `size`. `legend` gives the characters of terrains. Problems:
/// pieces and items outside of `size`, items that are not on kept cells.
level::Kept readKept(const Json& value, grid::Size size, const Alphabet& legend, Report& report);

}  // namespace mazeloom::pack
