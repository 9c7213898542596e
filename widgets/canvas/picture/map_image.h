// SPDX-License-Identifier: MIT
// A whole map as one picture, without a window.
#pragma once

#include <span>

#include <QImage>
#include <tl/expected.hpp>

#include "core/level/map/map.h"
#include "core/problem.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// No side of a picture is longer, in pixels.
inline constexpr int kMaxImageSide = 16384;
/// No picture has more pixels.
inline constexpr qint64 kMaxImagePixels = 400'000'000;

/// No cell of a picture is larger, in pixels.
inline constexpr int kMaxImageCell = 128;

/// A picture for so many cells, each of 1 … kMaxImageCell pixels a side, whose pixels are of no
/// known colour. A problem where there are no cells, or it would be too large.
tl::expected<QImage, Problem> imageFor(grid::Size cells, int cellSize);

/// `cellSize` 1 … 128 pixels. Needs a QGuiApplication (the offscreen platform will do) and
/// resources::initialise() for the glyphs. A problem when the picture would be too large, or the
/// map is empty. `kinds` are the pack's own, which the things count.
tl::expected<QImage, Problem> renderMap(const level::CellGrid& cells, const level::MarkGrid& marks,
                                        level::Ruleset ruleset,
                                        std::span<const level::Thing> things, int cellSize,
                                        const Theme& theme,
                                        const level::SharedOwnKinds& kinds = {});

}  // namespace mazeloom::widgets
