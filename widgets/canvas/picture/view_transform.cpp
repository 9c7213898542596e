// SPDX-License-Identifier: MIT
#include "widgets/canvas/picture/view_transform.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include <QRect>

#include "widgets/canvas/picture/downscale.h"

namespace mazeloom::widgets {

namespace {

constexpr std::array<double, 29> kStops{1.0 / 64, 3.0 / 128, 1.0 / 32, 3.0 / 64, 1.0 / 16, 3.0 / 32,
                                        1.0 / 8,  3.0 / 16,  1.0 / 4,  3.0 / 8,  1.0 / 2,  3.0 / 4,
                                        1,        2,         3,        4,        6,        8,
                                        10,       12,        14,       16,       20,       24,
                                        28,       32,        40,       48,       64};

/// The permitted range of an origin along one axis.
struct Range {
    int first = 0;
    int last = 0;

    int nearest(int origin) const { return std::clamp(origin, first, last); }
};

Range inSight(int extent, int view) {
    if (extent > view) return {view / 2 - extent + 1, view / 2};
    return {(view - extent) / 2, (view - extent) / 2};
}

/// Returns the origin panned by `by`. Growth may have moved the level out of its range: the level
/// then returns only as far as the user pans it, never all at once.
int panned(int origin, int by, Range range) {
    return std::clamp(origin + by, std::min(origin, range.first), std::max(origin, range.last));
}

}  // namespace

ViewTransform ViewTransform::ofAll(grid::Size level, int scale) {
    ViewTransform all;
    all.level_ = level;
    all.scale_ = scale;
    all.view_ = all.extent();
    return all;
}

void ViewTransform::setView(QSize view) {
    view = view.expandedTo(QSize(1, 1));
    if (view == view_) return;
    const QSize size = extent();
    // A grown level that lies outside its range stays outside, as long as any part of it is
    // visible.
    const auto kept = [](int origin, int by, Range before, Range now) {
        return before.nearest(origin) == origin ? now.nearest(origin + by) : origin + by;
    };
    const QPoint by = QPoint(view.width() - view_.width(), view.height() - view_.height()) / 2;
    origin_ = QPoint(kept(origin_.x(), by.x(), inSight(size.width(), view_.width()),
                          inSight(size.width(), view.width())),
                     kept(origin_.y(), by.y(), inSight(size.height(), view_.height()),
                          inSight(size.height(), view.height())));
    view_ = view;
    if (visible().isEmpty()) keepInSight();
}

void ViewTransform::setLevel(grid::Size level) {
    level_ = level;
    origin_ = {};
    keepInSight();
}

void ViewTransform::growLevel(const grid::Rect& to) {
    const QPointF moved = QPointF(to.x, to.y) * scale_;
    origin_ += moved.toPoint();
    level_ = {to.width, to.height};
}

QSize ViewTransform::extent() const {
    if (level_.isEmpty()) return {0, 0};
    return {scaledLength(level_.width, scale_), scaledLength(level_.height, scale_)};
}

QRect ViewTransform::visible() const {
    return QRect(-origin_, view_) & QRect(QPoint(0, 0), extent());
}

double ViewTransform::fitScale() const {
    if (level_.isEmpty()) return 1;
    const double scale = std::min(static_cast<double>(view_.width()) / level_.width,
                                  static_cast<double>(view_.height()) / level_.height);
    return std::clamp(scale >= 1 ? std::floor(scale) : scale, kMinScale, kMaxScale);
}

double ViewTransform::smallestScale() const {
    return std::min(1.0, fitScale());
}

double ViewTransform::nextScale(bool up) const {
    // A scale almost at a stop counts as that stop; otherwise a key press would seem to do nothing.
    constexpr double kNear = 1.02;
    if (up) {
        const auto next = std::ranges::upper_bound(kStops, scale_ * kNear);
        return next == kStops.end() ? kMaxScale : *next;
    }
    const auto at = std::ranges::lower_bound(kStops, scale_ / kNear);
    const double next = at == kStops.begin() ? kMinScale : *std::prev(at);
    return std::max(next, smallestScale());
}

void ViewTransform::zoomTo(double scale, QPointF about) {
    scale = std::clamp(scale, smallestScale(), kMaxScale);
    if (scale > 1) scale = std::round(scale);
    if (scale == scale_) return;
    const QPointF cells = (about - QPointF(origin_)) / scale_;
    scale_ = scale;
    const QPointF origin = about - cells * scale_;
    origin_ = QPoint(static_cast<int>(std::lround(origin.x())),
                     static_cast<int>(std::lround(origin.y())));
    keepInSight();
}

void ViewTransform::fit() {
    scale_ = fitScale();
    keepInSight();
    // Below kMinScale the level does not fit into the view: shows its middle.
    const QSize size = extent();
    origin_ = QPoint(view_.width() - size.width(), view_.height() - size.height()) / 2;
    keepInSight();
}

void ViewTransform::panBy(QPoint pixels) {
    const QSize size = extent();
    origin_ = QPoint(panned(origin_.x(), pixels.x(), inSight(size.width(), view_.width())),
                     panned(origin_.y(), pixels.y(), inSight(size.height(), view_.height())));
}

bool ViewTransform::canPanHorizontally() const {
    const Range range = inSight(extent().width(), view_.width());
    return range.first < range.last || origin_.x() != range.first;
}

bool ViewTransform::canPanVertically() const {
    const Range range = inSight(extent().height(), view_.height());
    return range.first < range.last || origin_.y() != range.first;
}

void ViewTransform::reveal(grid::Point cell) {
    const QRectF rect = rectOf(cell);
    const auto needed = [](double from, double to, int length) {
        if (to > length) return static_cast<int>(std::floor(length - to));
        return from < 0 ? static_cast<int>(std::ceil(-from)) : 0;
    };
    panBy({needed(rect.left(), rect.right(), view_.width()),
           needed(rect.top(), rect.bottom(), view_.height())});
}

void ViewTransform::keepInSight() {
    const QSize size = extent();
    origin_ = QPoint(inSight(size.width(), view_.width()).nearest(origin_.x()),
                     inSight(size.height(), view_.height()).nearest(origin_.y()));
}

std::optional<grid::Point> ViewTransform::cellAt(QPointF position) const {
    const QPointF cells = (position - QPointF(origin_)) / scale_;
    const grid::Point cell{static_cast<int>(std::floor(cells.x())),
                           static_cast<int>(std::floor(cells.y()))};
    const grid::Rect bounds{0, 0, level_.width, level_.height};
    if (!bounds.contains(cell)) return std::nullopt;
    return cell;
}

QRectF ViewTransform::rectOf(const grid::Rect& cells) const {
    return QRectF(origin_.x() + cells.x * scale_, origin_.y() + cells.y * scale_,
                  cells.width * scale_, cells.height * scale_);
}

}  // namespace mazeloom::widgets
