// SPDX-License-Identifier: MIT
// The symbol of a cell as an image with a transparent ground: a small drawing, or a glyph of the
// bundled font if the theme asks for letters. In a cell too small for these, the symbol is a plain
// shape in the same colour.
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

/// Returns a glyph centred in a cell of `size` pixels; at scale 1 an uppercase letter is 0.7 cells
/// high.
QPainterPath glyphPath(QChar glyph, double size, double scale = 1);

/// Returns the name of a symbol's drawing, for spriteArt(); empty if it has none.
QString spriteOf(Symbol symbol, const Theme& theme);

/// Returns an image of a symbol, `size` pixels a side, premultiplied.
QImage symbolArt(Symbol symbol, int size, const Theme& theme);

/// Draws the art of symbolArt() as vector shapes, sharp at any scale; its top left is at (0, 0).
void paintArt(QPainter& painter, Symbol symbol, double size, const Theme& theme);
/// Draws a glyph or plain shape, whether the theme has letters or not; its top left is at (0, 0).
void paintSymbol(QPainter& painter, Symbol symbol, double size, const Theme& theme);

/// Returns the image of an object of one of the pack's own kinds: its drawing, or its letter on a
/// badge.
QImage ownArt(const level::OwnKind& kind, int size, const Theme& theme);
/// Draws the art of ownArt() as vector shapes; its top left is at (0, 0).
void paintOwnArt(QPainter& painter, const level::OwnKind& kind, double size, const Theme& theme);
/// Draws the kind's letter on a badge, whether the theme has letters or not.
void paintOwn(QPainter& painter, const level::OwnKind& kind, double size);
QColor ownColour(const level::OwnKind& kind);

}  // namespace mazeloom::widgets
