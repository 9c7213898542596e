// SPDX-License-Identifier: MIT
// Writes a generated level as SVG. Each distinct drawing of a cell is defined once, and adjacent
// cells of a single colour form one rectangle. Grounds, grid, things and overlays are separate
// groups, so that the file can be edited.
#pragma once

#include <iosfwd>
#include <optional>

#include "core/exchange/exporter.h"
#include "core/problem.h"
#include "widgets/canvas/cells/tile_look.h"

namespace mazeloom::widgets {

/// Upper bound on the number of cells of a level. librsvg refuses files in which more than half a
/// million elements refer to others, and a cell may need one or two such elements.
inline constexpr std::int64_t kMaxSvgCells = 512 * 512;

/// Returns the reason why a level cannot be written as SVG; nullopt if it can.
std::optional<Problem> flawOfSvg(const level::Map& map);
/// Writes a level. `tiles` is the look of the tile mapping that `look` names. Each distinct drawing
/// of tiles is embedded once, as a picture.
void writeSvg(std::ostream& out, const level::Map& map, const level::Level& level,
              const exchange::PictureOptions& look, SharedTileLook tiles = nullptr);

}  // namespace mazeloom::widgets
