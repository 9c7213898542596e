// SPDX-License-Identifier: MIT
// Cells as vectors: SVG elements that draw one cell, kSvgCell units per side, with its top left at
// (0, 0). They match SpriteSheet's drawing at that size.
#pragma once

#include <string>

#include "core/level/map/own_kind.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/overlays/cell_overlays.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Units per side of a cell: enough for glyphs and outlines to have all their parts.
inline constexpr int kSvgCell = 24;

/// Returns "#rrggbb".
std::string svgColour(const QColor& colour);
/// Returns fill="#rrggbb", and fill-opacity if needed.
std::string svgFill(const QColor& colour);
/// Returns the number with as many decimals as matter, whatever the locale.
std::string svgNumber(double number);

/// Returns the gradients that svgGround() refers to, for <defs>.
std::string svgGradients(Material material, const Theme& theme);
/// Returns the ground without things. `joins` are the visible joins.
std::string svgGround(Material material, unsigned joins, const Theme& theme);
/// Returns the single colour of a ground without joins.
QColor svgPlainGround(Material material, const Theme& theme);
std::string svgSymbol(Symbol symbol, const Theme& theme);
std::string svgOwn(const level::OwnKind& kind, const Theme& theme);
std::string svgForm(const CellOverlays& overlays, CellOverlays::Form form);

}  // namespace mazeloom::widgets
