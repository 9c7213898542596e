// SPDX-License-Identifier: MIT
// Draws cells at one or more pixels a cell, without caching: it defines what the cache must show.
#pragma once

#include <QImage>

#include "core/grid/point.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/canvas/cells/sprite_sheet.h"

namespace mazeloom::widgets {

/// Draws the cells of `rect`, inside the map, to (0, 0) of `image` (Format_RGB32, large enough).
void paintCells(const MapView& map, SpriteSheet& sprites, const grid::Rect& rect, QImage& image);

/// Draws the cells of `rect` to (0, 0) of `image` at one pixel a cell.
void paintPixels(const MapView& map, const ColourTable& colours, const grid::Rect& rect,
                 QImage& image);

/// Returns a cell's look, including its object.
Look lookAt(const MapView& map, grid::Index cell);
/// Returns how a cell joins its neighbours, as a set of Join.
unsigned joinsAt(const MapView& map, grid::Index cell);

}  // namespace mazeloom::widgets
