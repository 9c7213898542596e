// SPDX-License-Identifier: MIT
// The position of a level in a view: its scale and the place of its top left corner, in screen
// pixels. Keeps the level in sight: a level smaller than the view is centred, a larger one always
// covers the view's middle. Only a level that grew may break this, until the user pans it back or
// the view changes.
#pragma once

#include <optional>

#include <QPoint>
#include <QPointF>
#include <QRectF>
#include <QSize>

#include "core/grid/point.h"

namespace mazeloom::widgets {

class ViewTransform {
  public:
    static constexpr double kMaxScale = 64;
    static constexpr double kMinScale = 1.0 / 64;

    /// Returns a transform that shows a whole level at `scale`, with its top left corner at (0, 0).
    /// It is for pictures: views need not offer that scale.
    static ViewTransform ofAll(grid::Size level, int scale);

    /// Resizes the view; the cell in its middle stays there.
    void setView(QSize view);
    /// Sets another level; its top left corner is in view until fit().
    void setLevel(grid::Size level);
    /// Sets new edges of the same level: `to` is its new area, in the old coordinates. Nothing
    /// moves on the screen, even if a small level is then off the middle.
    void growLevel(const grid::Rect& to);

    QSize view() const { return view_; }
    grid::Size level() const { return level_; }
    /// Pixels a cell: a whole number from 1, or less than 1.
    double scale() const { return scale_; }
    /// The level's top left corner.
    QPoint origin() const { return origin_; }
    /// The level's size in pixels.
    QSize extent() const;
    /// Returns the visible pixels of the level, relative to its top left corner.
    QRect visible() const;

    /// Sets the possible scale nearest to `scale`, keeping the point under `about` in place.
    void zoomTo(double scale, QPointF about);
    /// Returns the next stop above or below the present scale.
    double nextScale(bool up) const;
    /// Returns the largest scale, at most kMaxScale, at which the whole level is in view.
    double fitScale() const;
    void fit();
    void panBy(QPoint pixels);
    bool canPanHorizontally() const;
    bool canPanVertically() const;
    /// Pans as little as needed to bring a cell into view.
    void reveal(grid::Point cell);

    std::optional<grid::Point> cellAt(QPointF position) const;
    /// Returns a position in cells, with fractions; the level's top left corner is (0, 0).
    QPointF inCells(QPointF position) const { return (position - QPointF(origin_)) / scale_; }
    QRectF rectOf(grid::Point cell) const { return rectOf(grid::Rect{cell.x, cell.y, 1, 1}); }
    QRectF rectOf(const grid::Rect& cells) const;

  private:
    double smallestScale() const;
    void keepInSight();

    QSize view_{1, 1};
    grid::Size level_;
    double scale_ = 1;
    QPoint origin_;
};

}  // namespace mazeloom::widgets
