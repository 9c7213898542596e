// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include <QImage>

#include "core/doors/exporter.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Tiles of `side` pixels, at least 2, in the places that core/doors/tilesets/tile_numbers.h gives
/// them: terrains filled, all else on nothing.
QImage tilePicture(const level::SharedOwnKinds& kinds, Theme theme, int side);
/// The same, for who writes Tiled's maps.
std::string drawTiles(const level::SharedOwnKinds& kinds, const level::TerrainTable& terrains,
                      const doors::PictureOptions& look);

}  // namespace mazeloom::widgets
