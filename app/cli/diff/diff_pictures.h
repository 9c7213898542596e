// SPDX-License-Identifier: MIT
// Draws a level of two packs, with an outline around the cells that differ.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QImage>
#include <QString>
#include <tl/expected.hpp>

#include "app/cli/diff/comparison.h"
#include "core/exchange/exporter.h"
#include "core/level/tiles/tile_mapping.h"
#include "core/stop.h"

namespace mazeloom::app {

/// The two pictures of a level. A side without a picture has the reason.
struct LevelPictures {
    QImage before;
    QImage after;
    QString beforeNote;
    QString afterNote;
    /// How many cells differ; nullopt if the maps cannot be compared, since a side has none.
    std::optional<std::int64_t> cells;
};

/// How the pictures of a comparison look.
struct DiffLook {
    exchange::PictureOptions picture;  ///< a `cell` of 0: at most about 640 pixels a side
    const level::TileMappings* tilesBefore = nullptr;
    const level::TileMappings* tilesAfter = nullptr;
};

/// Makes and draws both maps of a level. If a seed gives no level, its side shows the level as it
/// is before the recipe, and the reason as note.
LevelPictures drawBoth(const ShownLevel& level, const DiffLook& look, const Stop& stop = {});

/// Returns a PNG with a row for each level: a caption and both pictures. The problem is a picture
/// that would be too large.
tl::expected<std::string, QString> diffSheet(const DiffResult& result,
                                             const std::vector<ShownLevel>& levels,
                                             const DiffLook& look, const Stop& stop = {});

/// Returns a self-contained HTML page in English: the differences in words, and the pictures of
/// the levels. Levels after the first kMostPictures have none.
std::string diffPage(const DiffResult& result, const std::vector<ShownLevel>& levels,
                     const DiffLook& look, const Stop& stop = {});
inline constexpr std::size_t kMostPictures = 200;

}  // namespace mazeloom::app
