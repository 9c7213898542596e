// SPDX-License-Identifier: MIT
// What stands on a cell, as a transparent picture: the bundled font's glyph where there is room for
// one, a plain shape in the same colour where there is not.
#pragma once

#include <QFont>
#include <QImage>
#include <QPainterPath>

#include "widgets/canvas/cells/cell_look.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// The bundled font, bold. resources::initialise() has been called.
QFont glyphFont(int pixelSize);

/// A glyph in the middle of a cell of `size` pixels; at scale 1 a capital is 0.7 cells high.
QPainterPath glyphPath(QChar glyph, double size, double scale = 1);

/// `size` pixels a side, premultiplied.
QImage symbolArt(Symbol symbol, int size, const Theme& theme);

}  // namespace mazeloom::widgets
