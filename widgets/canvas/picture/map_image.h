// SPDX-License-Identifier: MIT
// Draws a whole map as one image, without a window.
#pragma once

#include <span>

#include <QImage>
#include <tl/expected.hpp>

#include "core/level/map/map.h"
#include "core/problem.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Greatest width and height of an image, in pixels.
inline constexpr int kMaxImageSide = 16384;
/// Greatest number of pixels in an image.
inline constexpr qint64 kMaxImagePixels = 400'000'000;

/// Greatest size of a cell in an image, in pixels.
inline constexpr int kMaxImageCell = 128;

/// Returns an uninitialised image for `cells` cells of `cellSize` (1 … kMaxImageCell) pixels a
/// side. Returns a problem if there are no cells, or the image would be too large.
tl::expected<QImage, Problem> imageFor(grid::Size cells, int cellSize);

/// Draws a whole map at `cellSize` (1 … 128) pixels a cell. Needs a QGuiApplication (the offscreen
/// platform suffices) and resources::initialise() for the glyphs. Returns a problem if the image
/// would be too large, or the map is empty. `kinds` are the pack's own, indexed by Thing::own.
tl::expected<QImage, Problem> renderMap(const level::CellGrid& cells, const level::MarkGrid& marks,
                                        level::Ruleset ruleset,
                                        std::span<const level::Thing> things, int cellSize,
                                        const Theme& theme,
                                        const level::SharedOwnKinds& kinds = {});

}  // namespace mazeloom::widgets
