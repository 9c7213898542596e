// SPDX-License-Identifier: MIT
// Inks as small pictures.
#pragma once

#include <QIcon>

#include "core/edit/paint/palette.h"

class QWidget;

namespace mazeloom::widgets {

/// Pixels that the side of a swatch has, at the size that texts have.
int swatchSide();
/// The cell that an ink paints, as the canvas draws it; for `on`, in its theme.
QIcon inkSwatch(const edit::InkInfo& ink, edit::Canvas canvas, const QWidget& on,
                const level::TerrainTable& terrains = {});
/// A swatch with the ink's weight in a mix.
QIcon weighedSwatch(const QIcon& swatch, int weight, const QWidget& on);

}  // namespace mazeloom::widgets
