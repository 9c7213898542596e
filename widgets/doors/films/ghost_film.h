// SPDX-License-Identifier: MIT
// A generated temple on which bugs and bosses walk their paths, as the ghosts of the path tool do:
// each is where the game has it at that tick. Once around of the one that takes longest.
#pragma once

#include <memory>

#include "core/doors/exporter.h"
#include "core/level/tiles/tile_mapping.h"
#include "widgets/doors/films/film.h"

namespace mazeloom::widgets {

/// At most so many seconds are shown of a path.
inline constexpr int kMostGhostSeconds = 60;

/// `look.cell` 0: animatedCell(). `tiles` are the pack's, of which `look` may name one; who moves
/// is drawn as the program does. A problem where nothing moves, or the picture would be too large.
/// Map and level outlive it. Any thread may draw it.
tl::expected<std::unique_ptr<Film>, Problem> ghostFilm(const level::Map& map,
                                                       const level::Level& level,
                                                       const doors::PictureOptions& look,
                                                       const level::TileMappings* tiles = nullptr);

}  // namespace mazeloom::widgets
