// SPDX-License-Identifier: MIT
// A film of a generated temple whose bugs and bosses walk their paths like the path tool's ghosts:
// each is where the game has it at that tick. It lasts for one round of the longest path.
#pragma once

#include <memory>

#include "core/exchange/exporter.h"
#include "core/level/tiles/tile_mapping.h"
#include "widgets/exchange/films/film.h"

namespace mazeloom::widgets {

/// Upper bound on the film's length, in seconds.
inline constexpr int kMostGhostSeconds = 60;

/// Returns the film, or a problem if nothing moves or the picture would be too large. `look.cell` 0
/// stands for animatedCell(). `tiles` are the pack's mappings; `look` may name one; movers have the
/// program's own look. Map and level must outlive the film. Any thread may draw it.
tl::expected<std::unique_ptr<Film>, Problem> ghostFilm(const level::Map& map,
                                                       const level::Level& level,
                                                       const exchange::PictureOptions& look,
                                                       const level::TileMappings* tiles = nullptr);

}  // namespace mazeloom::widgets
