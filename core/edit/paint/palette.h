// SPDX-License-Identifier: MIT
// All that a cell can be painted with.
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
    /// A cell that looks like what it paints, and its mark.
    level::Cell sample;
    std::uint8_t sampleMarks = 0;
    unsigned canvases = 0;
};

/// Those of the program, in the order in which they are offered.
std::span<const InkInfo> palette();
/// One for each number of a terrain of a pack's own. What it is called says the pack's table.
std::span<const InkInfo> ownInks();
/// The ink of one of them.
const InkInfo& ownInk(level::Terrain terrain);
bool isOwnInk(const InkInfo& ink);
/// Of all of these.
const InkInfo* findInk(std::string_view id);
/// The place of an ink among all of these.
std::ptrdiff_t placeOfInk(const InkInfo& ink);
/// What an ink does in a pack with these terrains.
Ink inkFor(const InkInfo& info, const level::TerrainTable& terrains);

/// What the eraser paints: solid rock in levels, nothing in rooms.
Ink eraser(Canvas canvas);

/// The ink that paints a cell like this one: what the eyedropper picks. A mark weighs more than the
/// terrain below it.
const InkInfo& inkOf(level::Paint cell, Canvas canvas);

/// What a sheet is first painted with, so that a stroke is seen: walls where most of its cells can
/// be walked, floor where not. Of a large sheet some of the cells are looked at.
const InkInfo& firstInk(const level::PaintGrid& cells, const level::TerrainTable& terrains);

}  // namespace mazeloom::edit
