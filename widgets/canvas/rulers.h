// SPDX-License-Identifier: MIT
// A canvas with rulers along its top and left: the cells' coordinates, where the pointer is, how
// far the selection goes.
#pragma once

#include <utility>

#include <QWidget>

#include "core/grid/point.h"

namespace mazeloom::widgets {

class Canvas;

/// Cells from one label to the next: the least of 1, 2, 5, 10, 20, 50 … that are at least
/// `leastPixels` apart at `scale` pixels a cell.
int rulerStep(double scale, double leastPixels);
/// Cells from one tick to the next, so that some fall between two labels where there is room:
/// divides `step`.
int rulerTick(int step, double scale);

class Ruler : public QWidget {
    Q_OBJECT

  public:
    /// Lies along `canvas`, which outlives it or goes together with it.
    Ruler(const Canvas& canvas, Qt::Orientation orientation, QWidget* parent = nullptr);

    /// Marks columns or rows first … first + count − 1; none when there is no count.
    void setSelection(int first, int count);
    QSize sizeHint() const override;

    /// Where cells lie along the ruler, in the widget: from and to.
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

/// Puts a canvas and its rulers together.
class RuledCanvas : public QWidget {
    Q_OBJECT

  public:
    /// Takes the canvas in.
    explicit RuledCanvas(Canvas& canvas, QWidget* parent = nullptr);

    Ruler& top() const { return *top_; }
    Ruler& left() const { return *left_; }

  public slots:
    void setRulersVisible(bool visible);
    /// What the rulers mark; an empty one is none.
    void setSelection(const mazeloom::grid::Rect& cells);

  private:
    Ruler* top_;
    Ruler* left_;
    QWidget* corner_;
};

}  // namespace mazeloom::widgets
