// SPDX-License-Identifier: MIT
// Draws cells at one or more pixels a cell, without caching. Cached pictures must equal its output.
#pragma once

#include <QImage>

#include "core/grid/point.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/canvas/cells/sprite_sheet.h"

namespace mazeloom::widgets {

/// Draws the cells of `rect`, which lies inside the map, to (0, 0) of `image`. The image must be
/// large enough and have Format_RGB32.
void paintCells(const MapView& map, SpriteSheet& sprites, const grid::Rect& rect, QImage& image);

/// Draws the cells of `rect` to (0, 0) of `image` at one pixel a cell.
void paintPixels(const MapView& map, const ColourTable& colours, const grid::Rect& rect,
                 QImage& image);

/// Returns a cell's look, including its object.
Look lookAt(const MapView& map, grid::Index cell);
/// Returns the neighbours that a cell joins, as a set of Join.
unsigned joinsAt(const MapView& map, grid::Index cell);

}  // namespace mazeloom::widgets
