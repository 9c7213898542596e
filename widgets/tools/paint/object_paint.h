// SPDX-License-Identifier: MIT
// Draws placed objects over the level. They look the same whichever step of the generation the
// canvas shows.
#pragma once

#include <functional>

#include "core/edit/things/objects.h"
#include "widgets/canvas/canvas_tool.h"

namespace mazeloom::widgets {

/// Draws an object in a cell's rectangle. `opacity` is 0–1. `own` is the object's kind if it is one
/// of the pack's own kinds, otherwise null.
void paintThing(QPainter& painter, const QRectF& cell, level::ThingKind kind, const Theme& theme,
                double opacity = 1, const level::OwnKind* own = nullptr);
/// Draws an arrow head at the side of an emitter in its direction, and its beam over `cells`: as a
/// solid line if `burns` is set, otherwise as a dotted line, which shows only its course.
void paintBeam(QPainter& painter, const CanvasScene& scene, const level::Object& emitter,
               const std::vector<grid::Point>& cells, bool burns);
/// Returns the emitters among the objects.
std::vector<level::Object> emittersOf(const std::vector<level::Object>& objects);
/// Returns a function that tells whether a beam stops at a cell: an emitter, a cell outside the
/// level, or a cell whose terrain stops beams in the game. The terrain is that of `paint`; if
/// `paint` is null, that of the shown map. `paint` and `map` must outlive the result.
std::function<bool(grid::Point)> beamStops(const level::PaintGrid* paint,
                                           const level::TerrainTable& terrains,
                                           std::span<const level::Object> objects,
                                           const MapView& map);

}  // namespace mazeloom::widgets
