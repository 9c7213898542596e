// SPDX-License-Identifier: MIT
// A film of a generated temple in which bugs and bosses walk their paths, like the ghosts of the
// path tool. At each tick, each of them is where the game has it at that tick. The film lasts until
// all of them are where they began. If that takes longer than kMostGhostSeconds, it lasts for one
// round of the slowest one, but at most kMostGhostSeconds.
#pragma once

#include <memory>

#include "core/exchange/exporter.h"
#include "core/level/tiles/tile_mapping.h"
#include "widgets/exchange/films/film.h"

namespace mazeloom::widgets {

/// Upper bound on the film's length, in seconds.
inline constexpr int kMostGhostSeconds = 60;

/// Returns the film, or a problem if nothing moves or the picture would be too large. A `look.cell`
/// of 0 stands for animatedCell(). `tiles` are the pack's tile mappings, one of which `look` can
/// name; bugs and bosses always have the program's own look. Map and level must outlive the film.
/// Any thread may draw the film.
tl::expected<std::unique_ptr<Film>, Problem> ghostFilm(const level::Map& map,
                                                       const level::Level& level,
                                                       const exchange::PictureOptions& look,
                                                       const level::TileMappings* tiles = nullptr);

}  // namespace mazeloom::widgets
