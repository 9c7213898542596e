// SPDX-License-Identifier: MIT
// Pictures of a map at less than one pixel a cell. Every pixel is the average of the cells that it
// covers, weighted by the covered area.
#pragma once

#include <QImage>
#include <QRect>

#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/canvas/picture/mip_pyramid.h"

namespace mazeloom::widgets {

/// Draws a part of the whole map's picture at `scale` pixels a cell (1/64 … 1): the pixels `rect`,
/// with their top left at (0, 0) of `image`. At 1/4 and below, reads the pyramid instead of the
/// cells.
void paintScaled(const MapView& map, const ColourTable& colours, const MipPyramid& pyramid,
                 double scale, const QRect& rect, QImage& image);

/// Returns the number of pixels that `cells` cells take at `scale` pixels a cell. Cells may cover
/// only a part of the last pixel.
int scaledLength(int cells, double scale);

}  // namespace mazeloom::widgets
