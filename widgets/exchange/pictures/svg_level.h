// SPDX-License-Identifier: MIT
// A generated level as SVG. Each distinct cell drawing is defined once, and adjacent plain cells
// form one rectangle. Grounds, grid, things and overlays are separate groups for editing.
#pragma once

#include <iosfwd>
#include <optional>

#include "core/exchange/exporter.h"
#include "core/problem.h"
#include "widgets/canvas/cells/tile_look.h"

namespace mazeloom::widgets {

/// Upper bound on the cells of a level: librsvg refuses files in which more than half a million
/// elements refer to others, and each cell may be one or two of them.
inline constexpr std::int64_t kMaxSvgCells = 512 * 512;

/// Returns the reason why a level cannot be written as SVG, if any.
std::optional<Problem> flawOfSvg(const level::Map& map);
/// Writes the level. `tiles` is the look of the mapping that `look` names; each distinct tile
/// drawing is embedded once, as a picture.
void writeSvg(std::ostream& out, const level::Map& map, const level::Level& level,
              const exchange::PictureOptions& look, SharedTileLook tiles = nullptr);

}  // namespace mazeloom::widgets
