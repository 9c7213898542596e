// SPDX-License-Identifier: MIT
// A small picture of a map.
#pragma once

#include <QImage>

#include "core/level/map/map.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Pixels a cell of a thumbnail at most, unless more are asked for. In larger cells things are
/// drawings or letters, whose edges are not the same with each version of Qt and of the fonts; a
/// pack's archive is to have the same bytes everywhere.
inline constexpr int kGreatestThumbnailCell = kLeastGlyphCell - 1;

/// All of a map, within `most` pixels: a whole number of pixels a cell, or of cells a pixel. `map`
/// is not empty. Any thread.
QImage thumbnail(const level::Map& map, QSize most, const Theme& theme,
                 int greatestCell = kGreatestThumbnailCell);

}  // namespace mazeloom::widgets
