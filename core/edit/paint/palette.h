// SPDX-License-Identifier: MIT
// All inks with which a cell can be painted.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "core/edit/paint/ink.h"
#include "core/level/map/map.h"

namespace mazeloom::edit {

using level::Canvas;
using level::kDescentLevel;
using level::kRoomSheet;
using level::kTempleLevel;

struct InkInfo {
    std::string_view id;     ///< stable, for settings
    std::string_view title;  ///< in English
    std::string_view help;   ///< one sentence, in English
    Ink ink;
    /// A cell that looks like a cell painted with the ink; `sampleMarks` are its marks.
    level::Cell sample;
    std::uint8_t sampleMarks = 0;
    unsigned canvases = 0;
};

/// Returns the built-in inks in display order.
std::span<const InkInfo> palette();
/// Returns an ink for each number that one of a pack's own terrains can have. The pack's table has
/// the names.
std::span<const InkInfo> ownInks();
const InkInfo& ownInk(level::Terrain terrain);
bool isOwnInk(const InkInfo& ink);
/// Returns the ink with this id, built-in or own; null if there is none.
const InkInfo* findInk(std::string_view id);
/// Returns the index of an ink among all built-in and own inks.
std::ptrdiff_t placeOfInk(const InkInfo& ink);
/// Returns the ink's effect in a pack with these terrains.
Ink inkFor(const InkInfo& info, const level::TerrainTable& terrains);

/// Returns the ink that the eraser paints: solid rock in levels, void in rooms.
Ink eraser(Canvas canvas);

/// Returns the ink that paints a cell like this one, for the eyedropper. A mark takes precedence
/// over the terrain under it.
const InkInfo& inkOf(level::Paint cell, Canvas canvas);

/// Returns the ink that is selected first on a canvas. It is chosen so that a stroke is visible:
/// walls if most cells of the canvas are walkable, else floor. Samples the cells of a large canvas.
const InkInfo& firstInk(const level::PaintGrid& cells, const level::TerrainTable& terrains);

}  // namespace mazeloom::edit
