// SPDX-License-Identifier: MIT
// A film of a level's generation. Moment n is the map after n steps. Between the first and the last
// moment, the generator's head and the changes of the step are drawn over the map, as on the
// canvas.
#pragma once

#include <memory>

#include "core/exchange/exporter.h"
#include "core/generate/generate.h"
#include "core/level/tiles/tile_mapping.h"
#include "widgets/exchange/films/film.h"

namespace mazeloom::widgets {

/// Returns the film, or a problem if the picture would be too large. A `look.cell` of 0 stands for
/// animatedCell(). `tiles` are the pack's tile mappings, one of which `look` can name. The picture
/// of the last moment equals drawLevel(). Any thread may draw the film.
tl::expected<std::unique_ptr<Film>, Problem> generationFilm(
    std::shared_ptr<const trace::Trace> trace, const exchange::PictureOptions& look,
    const level::TileMappings* tiles = nullptr);

}  // namespace mazeloom::widgets
