// SPDX-License-Identifier: MIT
// A canvas with rulers along its top and left edges. They show coordinates, the pointer's cell, and
// the extent of the selection.
#pragma once

#include <utility>

#include <QWidget>

#include "core/grid/point.h"

namespace mazeloom::widgets {

class Canvas;

/// Returns the number of cells between labels: the smallest of 1, 2, 5, 10, 20, 50 … at which
/// labels are at least `leastPixels` apart at `scale` pixels a cell.
int rulerStep(double scale, double leastPixels);
/// Returns the number of cells between ticks: a divisor of `step`, smaller than `step` if there is
/// room for more ticks.
int rulerTick(int step, double scale);

class Ruler : public QWidget {
    Q_OBJECT

  public:
    /// Creates a ruler along `canvas`, which must outlive it or be destroyed together with it.
    Ruler(const Canvas& canvas, Qt::Orientation orientation, QWidget* parent = nullptr);

    /// Marks the columns or rows `first` to `first` + `count` − 1; marks none if `count` is 0.
    void setSelection(int first, int count);
    QSize sizeHint() const override;

    /// Returns where `count` cells from `first` begin and end along the ruler, in the widget's
    /// coordinates.
    std::pair<double, double> extentOf(int first, int count) const;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    bool isHorizontal() const { return orientation_ == Qt::Horizontal; }
    QRectF bandOf(int first, int count) const;

    const Canvas& canvas_;
    const Qt::Orientation orientation_;
    int selectionFirst_ = 0;
    int selectionCount_ = 0;
};

/// A canvas together with its rulers.
class RuledCanvas : public QWidget {
    Q_OBJECT

  public:
    /// Becomes the canvas' parent.
    explicit RuledCanvas(Canvas& canvas, QWidget* parent = nullptr);

    Ruler& top() const { return *top_; }
    Ruler& left() const { return *left_; }

  public slots:
    void setRulersVisible(bool visible);
    /// Sets the cells that the rulers mark; none if empty.
    void setSelection(const mazeloom::grid::Rect& cells);

  private:
    Ruler* top_;
    Ruler* left_;
    QWidget* corner_;
};

}  // namespace mazeloom::widgets
