// SPDX-License-Identifier: MIT
// Draws placed things over the level, whatever moment of the generation is shown below.
#pragma once

#include <functional>

#include "core/edit/things/objects.h"
#include "widgets/canvas/canvas_tool.h"

namespace mazeloom::widgets {

/// One thing in a cell's rectangle; `opacity` 0–1. `own` is the kind of one of the pack's own.
void paintThing(QPainter& painter, const QRectF& cell, level::ThingKind kind, const Theme& theme,
                double opacity = 1, const level::OwnKind* own = nullptr);
/// Where an emitter shoots: an arrow head at its side and, when `burns`, the beam over `cells`;
/// else only where it would go.
void paintBeam(QPainter& painter, const CanvasScene& scene, const level::Object& emitter,
               const std::vector<grid::Point>& cells, bool burns);
/// Those of them that are emitters.
std::vector<level::Object> emittersOf(const std::vector<level::Object>& objects);
/// Returns a test whether a beam stops at a cell: at paint that stops it in the game, at an emitter,
/// or outside. Without paint the shown map decides. `paint` and `map` must outlive the result.
std::function<bool(grid::Point)> beamStops(const level::PaintGrid* paint,
                                           const level::TerrainTable& terrains,
                                           std::span<const level::Object> objects,
                                           const MapView& map);

}  // namespace mazeloom::widgets
