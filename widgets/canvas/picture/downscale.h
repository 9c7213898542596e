// SPDX-License-Identifier: MIT
// Pictures of a map at less than one pixel a cell: every pixel is the average of the cells that it
// covers, each by the share of the pixel that it covers.
#pragma once

#include <QImage>
#include <QRect>

#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/canvas/picture/mip_pyramid.h"

namespace mazeloom::widgets {

/// Draws the pixels `rect` of the picture of the whole map at `scale` pixels a cell (1/64 … 1),
/// with its top left at (0, 0) of `image`. Below 1/4 it reads the pyramid instead of the cells.
void paintScaled(const MapView& map, const ColourTable& colours, const MipPyramid& pyramid,
                 double scale, const QRect& rect, QImage& image);

/// Pixels that so many cells take at `scale` pixels a cell; the last may be covered in part.
int scaledLength(int cells, double scale);

}  // namespace mazeloom::widgets
