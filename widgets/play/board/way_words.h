// SPDX-License-Identifier: MIT
// Directions and distances from the hero, in words for screen readers.
#pragma once

#include <array>

#include <QString>

#include "core/grid/point.h"

namespace mazeloom::widgets {

/// Offsets of the eight neighbours of a cell, in the order in which they are described. The first
/// four are the directions in which a hero steps.
inline constexpr std::array<grid::Point, 8> kToldWays{
    {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};

/// Names a cell beside the hero and its contents: "Left: wall". `way` is one of kToldWays.
QString besideText(grid::Point way, const QString& what);

/// Names an object and its distance from the hero: "rat: 3 right, 2 above". `way` is not (0, 0).
QString farText(const QString& what, grid::Point way);

}  // namespace mazeloom::widgets
