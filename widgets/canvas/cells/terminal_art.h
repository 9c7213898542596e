// SPDX-License-Identifier: MIT
// Draws cells as a text terminal of about 1980 shows them. A character fills its cell: nothing of
// the ground shows behind it. All functions require a theme of a terminal and at least
// kLeastGlyphCell pixels per cell, unless they say otherwise.
#pragma once

#include "widgets/canvas/cells/cell_look.h"

class QChar;
class QColor;
class QImage;
class QPainter;

namespace mazeloom::widgets {

/// Draws a wall as a full block, or as a shaded one if no open cell is beside it. Any size.
void paintTerminalWall(QPainter& painter, bool isBesideOpen, double size, const Theme& theme);
/// Draws the ground of a cell without a symbol: black with the character of its material. Cells
/// that are too small for a character have the material's colour.
void paintTerminalFloor(QPainter& painter, Material material, double size, const Theme& theme);
/// Draws the character of a symbol, which must not be Symbol::None.
void paintTerminalSymbol(QPainter& painter, Symbol symbol, double size, const Theme& theme);
void paintTerminalCharacter(QPainter& painter, QChar character, const QColor& ink, double size,
                            const Theme& theme);
/// Darkens the lines of a cell's image that lie between the lines of a terminal's tube. Cells above
/// each other continue the pattern. Cells that are too small keep all light. Any theme.
void drawScanLines(QRgb* pixels, int size, const Theme& theme);

}  // namespace mazeloom::widgets
