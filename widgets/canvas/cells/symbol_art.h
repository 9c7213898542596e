// SPDX-License-Identifier: MIT
// What stands on a cell, as a transparent picture: a small drawing, or the bundled font's glyph
// where the theme wants letters; a plain shape in the same colour where there is room for neither.
#pragma once

#include <QFont>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QString>

#include "widgets/canvas/cells/cell_look.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// The smallest cell, in pixels, in which a glyph can be read or a drawing be told from others.
/// What stands on smaller cells is a plain shape.
inline constexpr int kLeastGlyphCell = 8;

/// The bundled font, bold. resources::initialise() has been called.
QFont glyphFont(int pixelSize);

/// A glyph in the middle of a cell of `size` pixels; at scale 1 a capital is 0.7 cells high.
QPainterPath glyphPath(QChar glyph, double size, double scale = 1);

/// The drawing that shows a symbol, a name for spriteArt(); empty where none does.
QString spriteOf(Symbol symbol, const Theme& theme);

/// `size` pixels a side, premultiplied.
QImage symbolArt(Symbol symbol, int size, const Theme& theme);

/// Draws the same as shapes, so that it is sharp at any scale; its top left is at (0, 0).
void paintArt(QPainter& painter, Symbol symbol, double size, const Theme& theme);
/// The same as glyphs and shapes, whatever the theme says of letters; its top left is at (0, 0).
void paintSymbol(QPainter& painter, Symbol symbol, double size, const Theme& theme);

/// What stands for an object of one of a pack's own kinds: its drawing in its colour, or its letter
/// on a badge.
QImage ownArt(const level::OwnKind& kind, int size, const Theme& theme);
/// Draws the same as shapes; its top left is at (0, 0).
void paintOwnArt(QPainter& painter, const level::OwnKind& kind, double size, const Theme& theme);
/// Draws the letter on its badge, whatever the theme says of letters.
void paintOwn(QPainter& painter, const level::OwnKind& kind, double size);
QColor ownColour(const level::OwnKind& kind);

}  // namespace mazeloom::widgets
