// SPDX-License-Identifier: MIT
// Several generations beside each other, on one timeline, each with a caption.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include <QString>
#include <tl/expected.hpp>

#include "core/compare/lockstep.h"
#include "core/doors/exporter.h"
#include "core/generate/generate.h"
#include "core/level/tiles/tile_mapping.h"
#include "core/problem.h"
#include "widgets/doors/films/film.h"

namespace mazeloom::widgets {

struct BesidePart {
    std::shared_ptr<const level::Level> level;
    std::uint64_t seed = 0;
    QString caption;
};

struct BesideLook {
    compare::Pace pace = compare::Pace::Stages;
    /// Cells that are the same in all of them are dimmed; of one alone, none is.
    bool dimsEqual = false;
};

/// Generates all of them, at least one, with the same options. A moment is one of their lockstep's.
/// Up to three stand in a row, four in two. Otherwise as generationFilm(); a problem, too, where
/// one fails, or all together would be too large.
tl::expected<std::unique_ptr<Film>, Problem> besideFilm(const std::vector<BesidePart>& parts,
                                                        std::span<const level::Room> rooms,
                                                        const generate::Options& options,
                                                        BesideLook beside,
                                                        const doors::PictureOptions& look,
                                                        const level::TileMappings* tiles = nullptr);

}  // namespace mazeloom::widgets
