// SPDX-License-Identifier: MIT
// Diagrams of the shapes of an edge set. A shape states which neighbours of a cell are like the
// cell.
#pragma once

#include <QImage>
#include <QString>

#include "core/level/tiles/edge_sets.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Returns a picture of `side` × `side` pixels. The cell has the accent colour. Neighbours that are
/// like the cell are filled, others hollow; those that do not matter for the shape are omitted.
QImage shapeDiagram(level::EdgeSet edges, int shape, int side, const Theme& theme);
/// Returns a description of a shape: "Alike: above, right, above right".
QString shapeText(level::EdgeSet edges, int shape);

}  // namespace mazeloom::widgets
