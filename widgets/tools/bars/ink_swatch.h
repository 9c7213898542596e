// SPDX-License-Identifier: MIT
// Small pictures of inks, called swatches.
#pragma once

#include <QIcon>

#include "core/edit/paint/palette.h"

class QWidget;

namespace mazeloom::widgets {

/// Returns the side of a swatch at the program's text size, in pixels.
int swatchSide();
/// Returns a picture of the cell that an ink paints, drawn as on the canvas, in the theme of the
/// widget `on`.
QIcon inkSwatch(const edit::InkInfo& ink, edit::Canvas canvas, const QWidget& on,
                const level::TerrainTable& terrains = {});
/// Returns a swatch with the ink's weight in a mix written on it.
QIcon weighedSwatch(const QIcon& swatch, int weight, const QWidget& on);

}  // namespace mazeloom::widgets
