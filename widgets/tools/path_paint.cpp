// SPDX-License-Identifier: MIT
// The part of PathTool that draws paths, ghosts and lasers.
#include <algorithm>
#include <iterator>

#include <QPolygonF>

#include "core/edit/things/objects.h"
#include "core/level/laser_beam.h"
#include "core/trace/made.h"
#include "widgets/tools/paint/object_paint.h"
#include "widgets/tools/path_tool.h"

namespace mazeloom::widgets {

namespace {

using grid::Point;
using level::Trajectory;

/// Minimum cell size, in pixels, at which seconds are marked.
constexpr double kLeastMark = 4;
/// Minimum cell size, in pixels, at which crosses are drawn; smaller crosses cannot be recognised.
constexpr double kLeastCross = 5;
/// Upper bound on the number of seconds that are marked on a path.
constexpr int kMostMarks = 600;

QPointF middleOf(const CanvasScene& scene, Point cell) {
    return scene.view.rectOf(cell).center();
}

/// Marks the position of a mover at each full second until its path repeats.
void paintSeconds(QPainter& painter, const CanvasScene& scene, const level::MoverPath& mover,
                  int phase) {
    const double reach = std::clamp(scene.view.scale() / 8, 1.5, 4.0);
    if (scene.view.scale() < kLeastMark) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(scene.theme.hero);
    const std::int64_t round = mover.tickOf(mover.period()) + phase;
    for (int second = 0; second < kMostMarks; ++second) {
        const std::int64_t tick = std::int64_t{second} * level::kTicksPerSecond;
        if (tick >= round) break;
        painter.drawEllipse(middleOf(scene, mover.cellAt(tick)), reach, reach);
    }
}

/// Crosses out the cells that block a path, because colour alone is not a sufficient cue.
void paintCrosses(QPainter& painter, const CanvasScene& scene, const edit::Area& cells) {
    const double unit = scene.view.scale();
    if (unit < kLeastCross) return;
    const QRectF screen(QPointF(0, 0), scene.view.view());
    const double inset = unit * 0.16;
    const double width = std::clamp(unit / 12, 1.0, 2.5);
    for (const edit::Run& run : cells.runs()) {
        for (int x = run.x; x < run.end(); ++x) {
            const QRectF cell = scene.view.rectOf(Point{x, run.y});
            if (!cell.intersects(screen)) continue;
            const QRectF box = cell.adjusted(inset, inset, -inset, -inset);
            for (const bool isHalo : {true, false}) {
                painter.setPen(QPen(isHalo ? scene.theme.canvas : scene.theme.error,
                                    isHalo ? width + 2 : width, Qt::SolidLine, Qt::RoundCap));
                painter.drawLine(box.topLeft(), box.bottomRight());
                painter.drawLine(box.bottomLeft(), box.topRight());
            }
        }
    }
}

void paintHandles(QPainter& painter, const CanvasScene& scene, const std::vector<Point>& points,
                  std::optional<std::size_t> picked) {
    const double side = std::clamp(scene.view.scale() * 0.45, 5.0, 14.0);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const QPointF middle = middleOf(scene, points[i]);
        painter.setPen(QPen(scene.theme.canvas, 2));
        painter.setBrush(picked == i ? scene.theme.accent : scene.theme.highlight);
        painter.drawRect(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side));
    }
}

}  // namespace

void PathTool::paint(QPainter& painter, const CanvasScene& scene) const {
    const edit::LayerState& layer = context().layers().of(edit::Layer::Paths);
    if (level() == nullptr || layer.isHidden()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (layer.isDimmed()) painter.setOpacity(kDimmedOpacity);
    const trace::Made made = trace::madeBy(scene.trace, scene.map.position);
    paintLasers(painter, scene, made.objects);
    std::vector<Shown> madeShown;
    for (const Trajectory& path : made.trajectories) {
        madeShown.push_back(shownOf(path));
        paintPath(painter, scene, path, madeShown.back(), false);
    }
    const auto picked = context().picked().path();
    for (std::size_t i = 0; i < paths().size(); ++i) {
        if (i != picked) paintPath(painter, scene, paths()[i], shown()[i], false);
    }
    if (picked) paintPath(painter, scene, paths()[*picked], shown()[*picked], true);
    for (std::size_t i = 0; i < made.trajectories.size(); ++i)
        paintGhost(painter, scene, made.trajectories[i], madeShown[i].mover);
    for (std::size_t i = 0; i < paths().size(); ++i)
        paintGhost(painter, scene, paths()[i], shown()[i].mover);
    if (beyond_) paintPath(painter, scene, *beyond_, shownOf(*beyond_), true);
    if (!drawn_.empty()) {
        Trajectory path;
        path.points = drawn_;
        path.thereAndBack = true;
        if (hovered_ && *hovered_ != drawn_.back()) path.points.push_back(*hovered_);
        paintPath(painter, scene, path, shownOf(path), true);
    }
    painter.restore();
}

void PathTool::paintPath(QPainter& painter, const CanvasScene& scene, const Trajectory& path,
                         const Shown& cells, bool isPicked) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double whole = painter.opacity();
    painter.setOpacity(whole * (isPicked ? 1 : 0.45));
    paintArea(painter, scene, cells.cells - cells.blocked, scene.theme.hostile);
    painter.setOpacity(whole);
    paintArea(painter, scene, cells.blocked, scene.theme.error);
    painter.restore();
    paintCrosses(painter, scene, cells.blocked);

    QPolygonF line;
    for (Point point : path.points)
        line << middleOf(scene, point);
    if (!path.thereAndBack && line.size() > 2) line << line.front();
    const double width = std::clamp(scene.view.scale() / 12, 1.0, 2.5);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(scene.theme.canvas, width + 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(QPen(isPicked ? scene.theme.highlight : scene.theme.hostile, width,
                        Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    if (!isPicked) return;
    paintSeconds(painter, scene, cells.mover, path.phase);
    paintHandles(painter, scene, path.points, context().picked().point());
}

void PathTool::paintGhost(QPainter& painter, const CanvasScene& scene, const Trajectory& path,
                          const level::MoverPath& mover) const {
    const Point at = mover.cellAt(time_.tick());
    const QRectF cells = scene.view.rectOf(level::coveredBy(path.size, at));
    painter.setPen(Qt::NoPen);
    painter.setBrush(scene.theme.canvas);
    const double whole = painter.opacity();
    painter.setOpacity(whole * 0.6);
    painter.drawEllipse(cells);
    // The map shows the mover at its path's first cell: dim that cell while the mover is elsewhere.
    if (at != path.points.front()) painter.drawRect(scene.view.rectOf(path.points.front()));
    painter.setOpacity(whole);
    paintThing(painter, cells, path.kind, scene.theme);
}

void PathTool::paintLasers(QPainter& painter, const CanvasScene& scene,
                           const std::vector<level::Object>& made) const {
    const level::PaintGrid* paint = level()->paint ? &*level()->paint : nullptr;
    std::vector<level::Object> emitters = emittersOf(level()->objects);
    std::ranges::copy(emittersOf(made), std::back_inserter(emitters));
    const auto stops = beamStops(paint, level()->terrains, emitters, scene.map);
    for (const level::Object& object : emitters) {
        const bool burns = level::burnsAt(object.beam, time_.tick());
        paintBeam(painter, scene, object, level::beamCells(object, stops), burns);
        paintThing(painter, scene.view.rectOf(object.at), object.kind, scene.theme);
    }
}

}  // namespace mazeloom::widgets
