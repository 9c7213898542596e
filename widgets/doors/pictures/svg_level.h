// SPDX-License-Identifier: MIT
// A generated level as vectors. What is drawn of a cell stands once in the file, however often it
// is used, and plain cells beside each other are one rectangle. Grounds, grid, what stands there
// and overlays are groups of their own, for who edits it.
#pragma once

#include <iosfwd>
#include <optional>

#include "core/doors/exporter.h"
#include "core/problem.h"
#include "widgets/canvas/cells/tile_look.h"

namespace mazeloom::widgets {

/// librsvg refuses files in which more than half a million elements refer to others, and each cell
/// may be one or two of them.
inline constexpr std::int64_t kMaxSvgCells = 512 * 512;

/// What speaks against it.
std::optional<Problem> flawOfSvg(const level::Map& map);
/// `tiles` are those that `look` names. What they show of a cell stands in the file as a picture,
/// once.
void writeSvg(std::ostream& out, const level::Map& map, const level::Level& level,
              const doors::PictureOptions& look, SharedTileLook tiles = nullptr);

}  // namespace mazeloom::widgets
