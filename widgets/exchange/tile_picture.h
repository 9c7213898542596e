// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include <QImage>

#include "core/exchange/exporter.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Returns a picture of the tiles, each `side` ≥ 2 pixels wide, in the positions of
/// core/exchange/tilesets/tile_numbers.h: terrains are opaque, all others are on a transparent
/// ground.
QImage tilePicture(const level::SharedOwnKinds& kinds, Theme theme, int side);
/// Returns tilePicture() as the bytes of a PNG file, as a exchange::DrawTiles function.
std::string drawTiles(const level::SharedOwnKinds& kinds, const level::TerrainTable& terrains,
                      const exchange::PictureOptions& look);

}  // namespace mazeloom::widgets
