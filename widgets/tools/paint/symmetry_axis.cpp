// SPDX-License-Identifier: MIT
#include "widgets/tools/paint/symmetry_axis.h"

#include <algorithm>
#include <cmath>

#include <QLineF>
#include <QPainterPath>

namespace mazeloom::widgets {

namespace {

using Mode = edit::PaintSymmetry::Mode;

// Sizes in device-independent pixels.
constexpr double kGrip = 7;   ///< half the side of a handle
constexpr double kReach = 9;  ///< maximum distance at which a handle catches the pointer

bool hasUprightLine(Mode mode) {
    return mode == Mode::LeftRight || mode == Mode::Both;
}

bool hasFlatLine(Mode mode) {
    return mode == Mode::TopBottom || mode == Mode::Both;
}

bool hasPoint(Mode mode) {
    return mode == Mode::Both || mode == Mode::HalfTurn || mode == Mode::QuarterTurns;
}

/// Returns the position, in device pixels, of an axis, which is in half cells.
QPointF placeOf(grid::Point axis, const ViewTransform& view) {
    return QPointF(view.origin()) + QPointF(axis.x + 1, axis.y + 1) * view.scale() / 2;
}

QRectF levelOf(const ViewTransform& view) {
    return view.rectOf(grid::Rect{0, 0, view.level().width, view.level().height});
}

}  // namespace

SymmetryAxis::SymmetryAxis(EditContext& context) : QObject(&context), context_(context) {}

std::vector<SymmetryAxis::Grip> SymmetryAxis::grips(const ViewTransform& view) const {
    const Mode mode = context_.reach().symmetry().mode();
    if (mode == Mode::Off || !context_.canEdit()) return {};
    const QPointF axis = placeOf(context_.reach().symmetry().axis(), view);
    const double inset = (kGrip + 2) * ratio_;
    const QRectF screen(QPointF(0, 0), view.view());
    const QRectF level = levelOf(view);
    // Place the handles at the ends of the lines, but within the view.
    const double top = std::max(level.top() - inset, inset);
    const double left = std::max(level.left() - inset, inset);
    std::vector<Grip> all;
    const auto add = [&](const Grip& grip) {
        if (screen.contains(grip.at)) all.push_back(grip);
    };
    if (hasUprightLine(mode)) add({{axis.x(), top}, true, false});
    if (hasFlatLine(mode)) add({{left, axis.y()}, false, true});
    if (hasPoint(mode)) add({axis, true, true});
    return all;
}

const SymmetryAxis::Grip* SymmetryAxis::gripAt(const std::vector<Grip>& grips,
                                               QPointF position) const {
    const auto found = std::ranges::find_if(grips, [&](const Grip& grip) {
        return QLineF(grip.at, position).length() <= kReach * ratio_;
    });
    return found == grips.end() ? nullptr : &*found;
}

bool SymmetryAxis::catches(QPointF position, const ViewTransform& view) const {
    const auto all = grips(view);
    const Grip* grip = gripAt(all, position);
    if (grip != nullptr) under_ = *grip;
    return grip != nullptr;
}

void SymmetryAxis::press(const CanvasPointer&) {
    moved_ = under_;
    before_ = context_.reach().symmetry().axis();
}

void SymmetryAxis::drag(const CanvasPointer& pointer) {
    if (!moved_ || !context_.canEdit()) return;
    const grid::Size size = context_.paint()->size();
    // The axis stays between the level's edges.
    const auto nearest = [](double place, int side) {
        const double clamped = std::clamp(place, 0.0, static_cast<double>(side));
        return static_cast<int>(std::lround(clamped * 2)) - 1;
    };
    grid::Point axis = context_.reach().symmetry().axis();
    if (moved_->movesAcross) axis.x = nearest(pointer.place.x(), size.width);
    if (moved_->movesDown) axis.y = nearest(pointer.place.y(), size.height);
    context_.reach().setAxis(axis);
}

void SymmetryAxis::release(const CanvasPointer&) {
    moved_.reset();
}

void SymmetryAxis::doubleClick(const CanvasPointer&) {
    moved_.reset();
    context_.reach().centreAxis();
}

void SymmetryAxis::cancel() {
    if (!moved_) return;
    moved_.reset();
    context_.reach().setAxis(before_);
}

Qt::CursorShape SymmetryAxis::cursor() const {
    const Grip& grip = moved_ ? *moved_ : under_;
    if (grip.movesAcross && grip.movesDown) return Qt::SizeAllCursor;
    return grip.movesAcross ? Qt::SizeHorCursor : Qt::SizeVerCursor;
}

void SymmetryAxis::paint(QPainter& painter, const CanvasScene& scene) const {
    ratio_ = painter.device()->devicePixelRatioF();
    const Mode mode = context_.reach().symmetry().mode();
    if (mode == Mode::Off || !context_.canEdit()) return;
    const QPointF axis = placeOf(context_.reach().symmetry().axis(), scene.view);
    const QRectF level = levelOf(scene.view);
    const auto line = [&](QPointF from, QPointF to) {
        painter.setPen(QPen(scene.theme.canvas, 3 * ratio_));
        painter.drawLine(from, to);
        painter.setPen(QPen(scene.theme.accent, 1.5 * ratio_, Qt::DashLine));
        painter.drawLine(from, to);
    };
    if (hasUprightLine(mode)) line({axis.x(), level.top()}, {axis.x(), level.bottom()});
    if (hasFlatLine(mode)) line({level.left(), axis.y()}, {level.right(), axis.y()});
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = kGrip * ratio_;
    for (const Grip& grip : grips(scene.view)) {
        painter.setPen(QPen(scene.theme.canvas, 2 * ratio_));
        painter.setBrush(scene.theme.accent);
        painter.drawEllipse(grip.at, radius, radius);
        // Arrows show the directions in which the user can drag the handle.
        QPainterPath arrows;
        const auto arrow = [&](double x, double y) {
            const QPointF way(x, y);
            const QPointF aside(y, x);
            arrows.moveTo(grip.at + way * radius * 0.75);
            arrows.lineTo(grip.at + way * radius * 0.3 + aside * radius * 0.4);
            arrows.lineTo(grip.at + way * radius * 0.3 - aside * radius * 0.4);
            arrows.closeSubpath();
        };
        for (const double way : {1.0, -1.0}) {
            if (grip.movesAcross) arrow(way, 0);
            if (grip.movesDown) arrow(0, way);
        }
        painter.fillPath(arrows, scene.theme.onAccent);
    }
}

}  // namespace mazeloom::widgets
