// SPDX-License-Identifier: MIT
// The symbol of a cell as a transparent picture: a small drawing, or the bundled font's glyph if
// the theme wants letters; a plain shape in the same colour if the cell is too small for either.
#pragma once

#include <QFont>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QString>

#include "widgets/canvas/cells/cell_look.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Least cell size, in pixels, with glyphs or drawings; smaller cells show a plain shape.
inline constexpr int kLeastGlyphCell = 8;

/// Returns the bundled font, bold. resources::initialise() must have been called.
QFont glyphFont(int pixelSize);

/// Returns a glyph centred in a cell of `size` pixels; at scale 1 a capital is 0.7 cells high.
QPainterPath glyphPath(QChar glyph, double size, double scale = 1);

/// Returns the name of a symbol's drawing, for spriteArt(); empty if it has none.
QString spriteOf(Symbol symbol, const Theme& theme);

/// Returns a picture of `size` pixels a side, premultiplied.
QImage symbolArt(Symbol symbol, int size, const Theme& theme);

/// Draws what symbolArt() returns as vector shapes, sharp at any scale; its top left is at (0, 0).
void paintArt(QPainter& painter, Symbol symbol, double size, const Theme& theme);
/// Draws a glyph or plain shape, whatever the theme's hasLetters; its top left is at (0, 0).
void paintSymbol(QPainter& painter, Symbol symbol, double size, const Theme& theme);

/// Returns the picture of an object of a pack's own kind: its drawing, or its letter on a badge.
QImage ownArt(const level::OwnKind& kind, int size, const Theme& theme);
/// Draws what ownArt() returns as vector shapes; its top left is at (0, 0).
void paintOwnArt(QPainter& painter, const level::OwnKind& kind, double size, const Theme& theme);
/// Draws the letter on its badge, whatever the theme's hasLetters.
void paintOwn(QPainter& painter, const level::OwnKind& kind, double size);
QColor ownColour(const level::OwnKind& kind);

}  // namespace mazeloom::widgets
