// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include <QImage>

#include "core/exchange/exporter.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Returns a picture of all tiles in the positions of core/exchange/tilesets/tile_numbers.h. Each
/// tile is a square of `side` pixels, at least 2. Tiles of terrains are opaque; all others have a
/// transparent background.
QImage tilePicture(const level::SharedOwnKinds& kinds, Theme theme, int side);
/// Returns tilePicture() as the bytes of a PNG file. Serves as an exchange::DrawTiles function.
std::string drawTiles(const level::SharedOwnKinds& kinds, const level::TerrainTable& terrains,
                      const exchange::PictureOptions& look);

}  // namespace mazeloom::widgets
