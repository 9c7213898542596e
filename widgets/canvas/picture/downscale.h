// SPDX-License-Identifier: MIT
// Pictures of a map at less than one pixel a cell: every pixel is the average of the cells that it
// covers, weighted by the covered area.
#pragma once

#include <QImage>
#include <QRect>

#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/canvas/picture/mip_pyramid.h"

namespace mazeloom::widgets {

/// Draws the pixels `rect` of the whole map's picture at `scale` pixels a cell (1/64 … 1), with
/// its top left at (0, 0) of `image`. Below 1/4 it reads the pyramid instead of the cells.
void paintScaled(const MapView& map, const ColourTable& colours, const MipPyramid& pyramid,
                 double scale, const QRect& rect, QImage& image);

/// Returns the pixels for `cells` cells at `scale` pixels a cell; the last may be partly covered.
int scaledLength(int cells, double scale);

}  // namespace mazeloom::widgets
