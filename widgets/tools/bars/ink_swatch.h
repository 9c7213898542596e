// SPDX-License-Identifier: MIT
// Inks as small pictures.
#pragma once

#include <QIcon>

#include "core/edit/paint/palette.h"

class QWidget;

namespace mazeloom::widgets {

/// Returns the side of a swatch at the present text size, in pixels.
int swatchSide();
/// Returns the cell that an ink paints, drawn as on the canvas, in the theme of `on`.
QIcon inkSwatch(const edit::InkInfo& ink, edit::Canvas canvas, const QWidget& on,
                const level::TerrainTable& terrains = {});
/// Returns a swatch labelled with the ink's weight in a mix.
QIcon weighedSwatch(const QIcon& swatch, int weight, const QWidget& on);

}  // namespace mazeloom::widgets
