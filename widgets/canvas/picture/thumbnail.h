// SPDX-License-Identifier: MIT
// Draws a small image of a map.
#pragma once

#include <QImage>

#include "core/level/map/map.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Default upper bound on a thumbnail's pixels a cell. In larger cells, objects are drawings or
/// letters, whose edges differ between versions of Qt and of the fonts; a pack's archive, however,
/// must have the same bytes on every machine.
inline constexpr int kGreatestThumbnailCell = kLeastGlyphCell - 1;

/// Returns an image of the whole map, no larger than `most`, at a whole number of pixels per cell
/// or of cells per pixel. `map` must not be empty. Any thread may call it.
QImage thumbnail(const level::Map& map, QSize most, const Theme& theme,
                 int greatestCell = kGreatestThumbnailCell);

}  // namespace mazeloom::widgets
