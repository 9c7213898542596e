// SPDX-License-Identifier: MIT
// A film of several generations side by side on one timeline, each with a caption.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include <QString>
#include <tl/expected.hpp>

#include "core/compare/lockstep.h"
#include "core/exchange/exporter.h"
#include "core/generate/generate.h"
#include "core/level/tiles/tile_mapping.h"
#include "core/problem.h"
#include "widgets/exchange/films/film.h"

namespace mazeloom::widgets {

struct BesidePart {
    std::shared_ptr<const level::Level> level;
    std::uint64_t seed = 0;
    QString caption;
};

struct BesideLook {
    compare::Pace pace = compare::Pace::Stages;
    /// Whether to dim cells that are equal in all generations. Has no effect if there is only one.
    bool dimsEqual = false;
};

/// Generates all parts, at least one, with the same options, and returns their film. Its moments
/// are those of compare::Lockstep. Up to three parts are in one row, four in two rows. Otherwise
/// works like generationFilm(). Also returns a problem if a generation fails or the whole picture
/// would be too large.
tl::expected<std::unique_ptr<Film>, Problem> besideFilm(const std::vector<BesidePart>& parts,
                                                        std::span<const level::Room> rooms,
                                                        const generate::Options& options,
                                                        BesideLook beside,
                                                        const exchange::PictureOptions& look,
                                                        const level::TileMappings* tiles = nullptr);

}  // namespace mazeloom::widgets
