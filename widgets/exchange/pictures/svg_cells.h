// SPDX-License-Identifier: MIT
// Vector drawings of cells. The functions return SVG elements that draw one cell with kSvgCell
// units per side and its top left at (0, 0). The drawings match those of SpriteSheet at that size.
#pragma once

#include <string>

#include "core/level/map/own_kind.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/overlays/cell_overlays.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Units per side of a cell. At this size, glyphs and outlines are drawn with all their parts.
inline constexpr int kSvgCell = 24;

/// Returns a colour as "#rrggbb".
std::string svgColour(const QColor& colour);
/// Returns the attribute fill="#rrggbb", and fill-opacity if the colour is not opaque.
std::string svgFill(const QColor& colour);
/// Returns a number with at most three decimals, without trailing zeros and independently of the
/// locale.
std::string svgNumber(double number);

/// Returns the gradients that svgGround() refers to, for <defs>.
std::string svgGradients(Material material, const Theme& theme);
/// Stands for a set of joins without any, in the theme of a terminal.
inline constexpr unsigned kTerminalCell = 1u << 8;

/// Returns the drawing of a cell's ground, without things. `joins` are the visible joins
/// (widgets/canvas/cells/joins.h): the neighbours at which rock and open cells meet; or
/// kTerminalCell.
std::string svgGround(Material material, unsigned joins, const Theme& theme);
/// Returns the colour of a ground without joins, whose drawing has only this colour.
QColor svgPlainGround(Material material, const Theme& theme);
std::string svgSymbol(Symbol symbol, const Theme& theme);
std::string svgOwn(const level::OwnKind& kind, const Theme& theme);
std::string svgForm(const CellOverlays& overlays, CellOverlays::Form form);

}  // namespace mazeloom::widgets
