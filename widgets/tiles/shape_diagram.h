// SPDX-License-Identifier: MIT
// A shape of an edge set as a drawing: a cell, and which of its neighbours are like it.
#pragma once

#include <QImage>
#include <QString>

#include "core/level/tiles/edge_sets.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Of `side` pixels: the cell in the accent's colour, neighbours that are alike filled, those that
/// are not hollow. Neighbours that do not count are left out.
QImage shapeDiagram(level::EdgeSet edges, int shape, int side, const Theme& theme);
/// "Alike: above, right, above right"
QString shapeText(level::EdgeSet edges, int shape);

}  // namespace mazeloom::widgets
