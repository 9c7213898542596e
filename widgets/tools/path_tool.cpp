// SPDX-License-Identifier: MIT
#include "widgets/tools/path_tool.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include <QKeyEvent>

#include "core/edit/fresh_id.h"
#include "core/edit/preview_time.h"
#include "core/edit/things/trajectory_edit.h"
#include "core/trace/made.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/path_bar.h"
#include "widgets/tools/tool_keys.h"

namespace mazeloom::widgets {

namespace {

using grid::Point;
using level::Trajectory;

bool isEnter(const QKeyEvent& event) {
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

bool isInside(const Trajectory& path, grid::Size size) {
    const grid::Rect bounds{0, 0, size.width, size.height};
    return std::ranges::all_of(path.points, [&](Point point) { return bounds.contains(point); });
}

edit::Area areaOf(const std::vector<Point>& cells) {
    std::vector<edit::Run> runs;
    runs.reserve(cells.size());
    for (Point cell : cells)
        runs.push_back({cell.y, cell.x, 1});
    return edit::Area(std::move(runs));
}

}  // namespace

PathTool::PathTool(EditContext& context)
    : Tool(context,
           {"paths", tr("Paths"), "path", QKeySequence(Qt::Key_P),
            tr("Draws the paths of bugs and bosses, and shows where they are at any moment"),
            tr("Click to add points, double click or Enter ends the path, its first point closes "
               "it · drag points · click a line to put one in · Alt: move the path · Delete"),
            kGrows}) {
    connect(&time_, &PreviewTime::tickChanged, this, &PathTool::looksChanged);
    connect(&context, &EditContext::sheetChanged, this, &PathTool::takeSheet);
    connect(&context, &EditContext::traceChanged, this, &PathTool::takeLength);
    connect(&context.picked(), &Picked::changed, this, &PathTool::looksChanged);
}

QWidget* PathTool::createOptions() {
    return new PathBar(*this, context());
}

const level::Level* PathTool::level() const {
    return context().document() != nullptr ? currentLevel(*context().document()) : nullptr;
}

void PathTool::takeSheet() {
    disconnect(connection_);
    if (PackDocument* document = context().document()) {
        connection_ = connect(document, &PackDocument::sheetChanged, this, &PathTool::forget);
    }
    forget();
}

/// Discards the cached cells of paths.
void PathTool::forget() {
    isShownStale_ = true;
    takeLength();
}

/// Sets the preview's length to the time after which all painted and generated movers and emitters
/// repeat.
void PathTool::takeLength() {
    std::vector<level::Object> objects;
    std::vector<Trajectory> movers;
    if (level() != nullptr) {
        objects = level()->objects;
        movers = level()->trajectories;
        if (const trace::Trace* trace = context().trace()) {
            trace::Made made = trace::madeBy(*trace, trace->stepCount());
            std::ranges::move(made.objects, std::back_inserter(objects));
            std::ranges::move(made.trajectories, std::back_inserter(movers));
        }
    }
    time_.setLength(edit::previewTicks(objects, movers));
    emit looksChanged();
}

std::optional<std::size_t> PathTool::pathAt(Point cell) const {
    // Prefer the picked path, then the topmost one.
    if (level() == nullptr) return std::nullopt;
    const auto picked = context().picked().path();
    const auto& all = shown();
    if (picked && all[*picked].cells.contains(cell)) return picked;
    for (std::size_t i = all.size(); i-- > 0;) {
        if (all[i].cells.contains(cell)) return i;
    }
    return std::nullopt;
}

void PathTool::press(const CanvasPointer& pointer) {
    if (level() == nullptr || !context().mayEdit(edit::Layer::Paths)) return;
    const Point cell = pointer.cell;
    hovered_ = cell;
    anchor_ = cell;
    if (!drawn_.empty()) {
        addPoint(cell);
        return;
    }
    const auto path = pathAt(cell);
    if (!path) {
        startDrawing(cell);
        return;
    }
    Picked& picked = context().picked();
    const bool wasPicked = picked.path() == path;
    const auto point = edit::pointAt(paths()[*path], cell);
    const bool isWhole = (pointer.modifiers & (Qt::AltModifier | Qt::ControlModifier)) != 0;
    takesAlong_ = isWhole || (wasPicked && point && picked.point() == point);
    if (isWhole) {
        picked.setPath(path);
        beginGesture(Gesturing::Path, cell);
    } else if (point) {
        picked.setPath(path, point);
        beginGesture(Gesturing::Point, cell);
    } else if (wasPicked) {
        beginGesture(Gesturing::Point, cell);
        Trajectory with = paths()[*path];
        const std::size_t index = edit::insertPoint(with, cell);
        setPath(*path, std::move(with), tr("Insert point"), gesture_);
        picked.setPath(path, index);
        before_ = paths()[*path];
    } else {
        picked.setPath(path);
    }
}

void PathTool::startDrawing(Point cell) {
    context().picked().clear();
    if (context().painting().canHold(edit::Area(cell))) drawn_ = {cell};
}

void PathTool::addPoint(Point cell) {
    if (cell == drawn_.back()) return;
    if (!context().painting().canHold(areaOf(drawn_) | edit::Area(cell))) return;
    if (cell == drawn_.front() && drawn_.size() > 2) {
        finishDrawing(true);
    } else {
        drawn_.push_back(cell);
    }
}

/// Finishes the path being drawn. If it is no loop, the mover runs back and forth, because
/// otherwise it would take a shortcut from the path's end to its start.
void PathTool::finishDrawing(bool isLoop) {
    std::vector<Point> points;
    points.swap(drawn_);
    emit looksChanged();
    if (level() == nullptr || points.size() < 2) return;
    const QString text = tr("Draw path");
    std::size_t index = 0;
    const bool isDrawn = context().painting().editGrowing(areaOf(points), text, [&](Point by) {
        TrajectoryList all = paths();
        Trajectory path;
        path.id = edit::freshId("bug", "bug", [&](const std::string& id) {
            return std::ranges::find(all, id, &Trajectory::id) != all.end();
        });
        path.points = std::move(points);
        path.thereAndBack = !isLoop;
        all.push_back(edit::moved(std::move(path), by));
        index = all.size() - 1;
        setTrajectories(*context().document(), context().sheet().id, std::move(all), text);
    });
    if (isDrawn) context().picked().setPath(index);
}

void PathTool::doubleClick(const CanvasPointer& pointer) {
    if (drawn_.empty()) {
        press(pointer);
        return;
    }
    addPoint(pointer.cell);
    if (!drawn_.empty()) finishDrawing(false);
}

void PathTool::beginGesture(Gesturing what, Point cell) {
    gesturing_ = what;
    gesture_ = newGesture();
    anchor_ = cell;
    before_ = paths()[*context().picked().path()];
    edited_ = context().document();
    edited_->beginStroke();
}

void PathTool::endGesture() {
    beyond_.reset();
    gesturing_ = Gesturing::No;
    gesture_ = kNoGesture;
    if (edited_ != nullptr) edited_->endStroke();
    edited_ = nullptr;
}

void PathTool::drag(const CanvasPointer& pointer) {
    hovered_ = pointer.cell;
    if (gesturing_ != Gesturing::No) moveTo(pointer.cell);
}

void PathTool::moveTo(Point cell) {
    const auto picked = context().picked().path();
    const auto point = context().picked().point();
    if (!picked) return;
    if (gesturing_ == Gesturing::Path) {
        setPath(*picked, edit::moved(before_, cell - anchor_), tr("Move path"), gesture_);
    } else if (point && *point < before_.points.size()) {
        Trajectory changed = before_;
        changed.points[*point] = cell;
        setPath(*picked, std::move(changed), tr("Move point"), gesture_);
    }
}

/// Changes a path. If it extends beyond the level's edges, the level grows, at once or at the end
/// of a gesture. Returns false unless the path was changed at once.
bool PathTool::setPath(std::size_t index, Trajectory path, const QString& text, Gesture gesture) {
    const bool isDragged = gesture != kNoGesture;
    if (isDragged) beyond_.reset();
    if (!isInside(path, level()->size)) {
        if (!context().painting().isGrowing()) return false;
        if (!isDragged) return setGrowing(index, std::move(path), text);
        if (context().painting().canHold(areaOf(path.points))) beyond_ = std::move(path);
        return false;
    }
    TrajectoryList all = paths();
    all[index] = std::move(path);
    return setTrajectories(*context().document(), context().sheet().id, std::move(all), text,
                           gesture);
}

void PathTool::release(const CanvasPointer& pointer) {
    hovered_ = pointer.cell;
    // A drag adds its end as a point. Ignore drags to adjacent cells, which are inaccurate clicks.
    const Point way = pointer.cell - anchor_;
    if (!drawn_.empty() && std::max(std::abs(way.x), std::abs(way.y)) > 1) addPoint(pointer.cell);
    if (gesturing_ == Gesturing::No) return;
    const auto index = context().picked().path();
    if (beyond_ && index && edited_ != nullptr) {
        const QString text = gesturing_ == Gesturing::Path ? tr("Move path") : tr("Move point");
        Trajectory path = std::move(*beyond_);
        edited_->history()->cancel(gesture_);
        setGrowing(*index, std::move(path), text);
    }
    endGesture();
}

/// Grows the level and changes the path, as one undo step.
bool PathTool::setGrowing(std::size_t index, Trajectory path, const QString& text) {
    if (index >= paths().size()) return false;
    return context().painting().editGrowing(areaOf(path.points), text, [&](Point by) {
        TrajectoryList all = paths();
        all[index] = edit::moved(std::move(path), by);
        setTrajectories(*context().document(), context().sheet().id, std::move(all), text);
    });
}

void PathTool::hover(const std::optional<CanvasPointer>& pointer) {
    hovered_.reset();
    if (pointer) hovered_ = pointer->cell;
}

bool PathTool::isBusy() const {
    return gesturing_ != Gesturing::No || !drawn_.empty() || context().picked().path();
}

void PathTool::cancel() {
    if (gesturing_ != Gesturing::No) {
        const Gesture gesture = gesture_;
        QPointer<PackDocument> document = edited_;
        endGesture();
        if (document != nullptr) document->history()->cancel(gesture);
    } else if (!drawn_.empty()) {
        finishDrawing(false);
    } else {
        context().picked().clear();
    }
}

void PathTool::leaveSheet() {
    drawn_.clear();
    endGesture();
}

bool PathTool::wantsKey(const QKeyEvent& event) const {
    if (level() == nullptr || gesturing_ != Gesturing::No) return false;
    if (!context().isOpen(edit::Layer::Paths)) return false;
    if (!drawn_.empty()) return isEnter(event) || isDelete(event);
    if (!context().picked().path()) return false;
    const auto held = event.modifiers() & ~Qt::KeypadModifier;
    return isDelete(event) || (arrowOf(event) && held == Qt::NoModifier);
}

void PathTool::key(QKeyEvent& event) {
    if (!drawn_.empty()) {
        if (isEnter(event)) {
            finishDrawing(false);
        } else {
            drawn_.pop_back();
        }
    } else if (isDelete(event)) {
        removePicked();
    } else if (const auto way = arrowOf(event)) {
        nudge(*way);
    }
}

bool PathTool::nudge(Point by) {
    const std::size_t index = *context().picked().path();
    const auto point = context().picked().point();
    Trajectory path = paths()[index];
    if (!point) return setPath(index, edit::moved(path, by), tr("Move path"), kNoGesture);
    path.points[*point] = path.points[*point] + by;
    return setPath(index, std::move(path), tr("Move point"), kNoGesture);
}

void PathTool::removePicked() {
    const auto index = context().picked().path();
    if (!index) return;
    TrajectoryList all = paths();
    const auto point = context().picked().point();
    const bool isPoint = point && edit::removePoint(all[*index], *point);
    if (!isPoint) all.erase(all.begin() + static_cast<std::ptrdiff_t>(*index));
    isPoint ? context().picked().setPath(index) : context().picked().clear();
    setTrajectories(*context().document(), context().sheet().id, std::move(all),
                    isPoint ? tr("Delete point") : tr("Delete path"));
}

PathTool::Shown PathTool::shownOf(const Trajectory& path) const {
    level::MoverPath mover(path);
    edit::Area cells = areaOf(mover.cells());
    return {std::move(mover), std::move(cells), areaOf(edit::blockedCells(path, *level()))};
}

const std::vector<PathTool::Shown>& PathTool::shown() const {
    if (isShownStale_) {
        isShownStale_ = false;
        shown_.clear();
        if (level() != nullptr) {
            for (const Trajectory& path : paths())
                shown_.push_back(shownOf(path));
        }
    }
    return shown_;
}

}  // namespace mazeloom::widgets
