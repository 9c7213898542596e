// SPDX-License-Identifier: MIT
// The position of a level in a view: its scale and the place of its top left corner, in screen
// pixels. Keeps the level in sight: a level smaller than the view is centred, a larger one always
// covers the view's middle. Only a level that has grown may break this rule, until the user pans it
// back or the view changes.
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
    /// Meant for images; the scale need not be one that views offer.
    static ViewTransform ofAll(grid::Size level, int scale);

    /// Resizes the view; the cell in its middle stays there.
    void setView(QSize view);
    /// Sets another level, with its top left corner in view; call fit() to show all of it.
    void setLevel(grid::Size level);
    /// Sets new edges of the same level: `to` is its new area, in the old coordinates. Nothing
    /// moves on the screen, even if a small level is then no longer centred.
    void growLevel(const grid::Rect& to);

    QSize view() const { return view_; }
    grid::Size level() const { return level_; }
    /// Pixels a cell: a whole number from 1, or less than 1.
    double scale() const { return scale_; }
    /// The position of the level's top left corner in the view.
    QPoint origin() const { return origin_; }
    /// The level's size in pixels.
    QSize extent() const;
    /// Returns the visible pixels of the level, relative to its top left corner.
    QRect visible() const;

    /// Zooms to the permitted scale nearest to `scale`, keeping the point under `about` in place.
    void zoomTo(double scale, QPointF about);
    /// Returns the next zoom stop above or below the current scale.
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
    /// Converts a position in the view to cells, with fractions; the level's top left corner is (0,
    /// 0).
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
