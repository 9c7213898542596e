// SPDX-License-Identifier: MIT
// A small picture of a map.
#pragma once

#include <QImage>

#include "core/level/map/map.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Pixels a cell of a thumbnail at most; from 8 on things are drawn as letters, which each
/// machine's fonts make others.
inline constexpr int kGreatestThumbnailCell = 7;

/// All of a map, within `most` pixels: a whole number of pixels a cell, or of cells a pixel. `map`
/// is not empty. Any thread.
QImage thumbnail(const level::Map& map, QSize most, const Theme& theme);

}  // namespace mazeloom::widgets
