// SPDX-License-Identifier: MIT
// A level that is being generated; a moment is the map after so many steps. Between the first and
// the last, the head and what the step did are drawn over it, as the canvas does.
#pragma once

#include <memory>

#include "core/doors/exporter.h"
#include "core/generate/generate.h"
#include "core/level/tiles/tile_mapping.h"
#include "widgets/doors/films/film.h"

namespace mazeloom::widgets {

/// `look.cell` 0: animatedCell(). `tiles` are the pack's, of which `look` may name one. The last
/// moment is what drawLevel() draws. A problem where the picture would be too large. Any thread may
/// draw it.
tl::expected<std::unique_ptr<Film>, Problem> generationFilm(
    std::shared_ptr<const trace::Trace> trace, const doors::PictureOptions& look,
    const level::TileMappings* tiles = nullptr);

}  // namespace mazeloom::widgets
