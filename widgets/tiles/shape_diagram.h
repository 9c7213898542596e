// SPDX-License-Identifier: MIT
// A drawing of a shape of an edge set: a cell, and which of its neighbours are alike.
#pragma once

#include <QImage>
#include <QString>

#include "core/level/tiles/edge_sets.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Returns a picture of `side` pixels: the cell in the accent colour, alike neighbours filled,
/// others hollow. Neighbours that do not matter are left out.
QImage shapeDiagram(level::EdgeSet edges, int shape, int side, const Theme& theme);
/// "Alike: above, right, above right"
QString shapeText(level::EdgeSet edges, int shape);

}  // namespace mazeloom::widgets
