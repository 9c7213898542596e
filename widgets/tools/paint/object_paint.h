// SPDX-License-Identifier: MIT
// Draws placed objects over the level, independent of the generation's moment shown below.
#pragma once

#include <functional>

#include "core/edit/things/objects.h"
#include "widgets/canvas/canvas_tool.h"

namespace mazeloom::widgets {

/// Draws an object in a cell's rectangle; `opacity` 0–1. `own` is its kind, if one of the pack's.
void paintThing(QPainter& painter, const QRectF& cell, level::ThingKind kind, const Theme& theme,
                double opacity = 1, const level::OwnKind* own = nullptr);
/// Draws an emitter's direction as an arrow head at its side; if `burns`, also the beam over
/// `cells`, else only the beam's course.
void paintBeam(QPainter& painter, const CanvasScene& scene, const level::Object& emitter,
               const std::vector<grid::Point>& cells, bool burns);
/// Returns the emitters among the objects.
std::vector<level::Object> emittersOf(const std::vector<level::Object>& objects);
/// Returns a test whether a beam stops at a cell: at paint that stops it in the game, at an
/// emitter, or outside. Without paint the shown map decides. `paint` and `map` must outlive the
/// result.
std::function<bool(grid::Point)> beamStops(const level::PaintGrid* paint,
                                           const level::TerrainTable& terrains,
                                           std::span<const level::Object> objects,
                                           const MapView& map);

}  // namespace mazeloom::widgets
