// SPDX-License-Identifier: MIT
// What cells look like as vectors: the texts of SVG elements that draw one cell, kSvgCell units a
// side, with its top left at (0, 0). They are what SpriteSheet draws at that size, without its
// pixels.
#pragma once

#include <string>

#include "core/level/map/own_kind.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/overlays/cell_overlays.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// As large as glyphs and outlines have all their parts.
inline constexpr int kSvgCell = 24;

/// "#rrggbb"
std::string svgColour(const QColor& colour);
/// fill="#rrggbb", and fill-opacity where it is needed.
std::string svgFill(const QColor& colour);
/// With so many decimals as matter, whatever the language.
std::string svgNumber(double number);

/// The gradients that svgGround() refers to, for <defs>.
std::string svgGradients(Material material, const Theme& theme);
/// Without what stands there. `joins` are the visible ones.
std::string svgGround(Material material, unsigned joins, const Theme& theme);
/// The one colour of a ground that nothing joins.
QColor svgPlainGround(Material material, const Theme& theme);
std::string svgSymbol(Symbol symbol, const Theme& theme);
std::string svgOwn(const level::OwnKind& kind, const Theme& theme);
std::string svgForm(const CellOverlays& overlays, CellOverlays::Form form);

}  // namespace mazeloom::widgets
