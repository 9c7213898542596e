// SPDX-License-Identifier: MIT
// A film of a level's generation; moment n is the map after n steps. Between the first and the last
// moment, the head and the step's changes are drawn over it, as on the canvas.
#pragma once

#include <memory>

#include "core/exchange/exporter.h"
#include "core/generate/generate.h"
#include "core/level/tiles/tile_mapping.h"
#include "widgets/exchange/films/film.h"

namespace mazeloom::widgets {

/// Returns the film, or a problem if the picture would be too large. `look.cell` 0 stands for
/// animatedCell(). `tiles` are the pack's mappings; `look` may name one. The last moment equals
/// drawLevel(). Any thread may draw it.
tl::expected<std::unique_ptr<Film>, Problem> generationFilm(
    std::shared_ptr<const trace::Trace> trace, const exchange::PictureOptions& look,
    const level::TileMappings* tiles = nullptr);

}  // namespace mazeloom::widgets
