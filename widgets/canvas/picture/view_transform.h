// SPDX-License-Identifier: MIT
// Where a level lies in a view: its scale and the place of its top left corner, in pixels of the
// screen. Keeps the level in sight: one that is smaller than the view is centred, a larger one
// always reaches the view's middle. Only a level that grew may lie beside that, until it is panned
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

    /// All of a level at its scale, with the top left corner at (0, 0): a picture of it, at a scale
    /// that views need not have.
    static ViewTransform ofAll(grid::Size level, int scale);

    /// Keeps the cell in the view's middle there.
    void setView(QSize view);
    /// Another level; shows its top left until fit().
    void setLevel(grid::Size level);
    /// The same level with other edges: `to` is its cells, in the coordinates that it had. Nothing
    /// on the screen moves, even where that leaves a small level beside the middle.
    void growLevel(const grid::Rect& to);

    QSize view() const { return view_; }
    grid::Size level() const { return level_; }
    /// Pixels a cell: a whole number from 1 on.
    double scale() const { return scale_; }
    /// The level's top left corner.
    QPoint origin() const { return origin_; }
    /// The level's size in pixels.
    QSize extent() const;
    /// The pixels of the level that are in view, from its top left corner.
    QRect visible() const;

    /// Scales to the nearest possible of `scale`, keeping the place under `about`.
    void zoomTo(double scale, QPointF about);
    /// The next stop above or below the present scale.
    double nextScale(bool up) const;
    /// The largest scale at which the whole level is in view, at most kMaxScale.
    double fitScale() const;
    void fit();
    void panBy(QPoint pixels);
    bool canPanHorizontally() const;
    bool canPanVertically() const;
    /// Pans as little as needed to bring a cell into view.
    void reveal(grid::Point cell);

    std::optional<grid::Point> cellAt(QPointF position) const;
    /// A position in cells, with fractions; the level's top left corner is (0, 0).
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
