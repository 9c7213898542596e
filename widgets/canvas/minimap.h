// SPDX-License-Identifier: MIT
// The whole level in a corner of the canvas, with a frame around what is in view. A click or a drag
// moves the view there, the wheel zooms. It steps aside where it is of no use: when the whole level
// is in view, or the canvas too small to give up a corner.
#pragma once

#include <optional>

#include <QImage>
#include <QWidget>

namespace mazeloom::widgets {

class Canvas;
class Player;

class Minimap : public QWidget {
    Q_OBJECT

  public:
    /// No larger than this, in pixels of Qt's.
    static constexpr QSize kMost{208, 160};

    /// Belongs to `canvas` and lies in its bottom right corner.
    Minimap(Canvas& canvas, const Player& player);

    /// Whether it shows where it is of use.
    bool isOn() const { return on_; }
    void setOn(bool on);

    /// What is in view, in the widget.
    QRectF frame() const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    /// Takes its size, its place, or leaves.
    void settle();
    void forgetPicture();
    /// Pixels of the widget that a cell takes.
    double scale() const;
    void moveView(QPointF position);

    Canvas& canvas_;
    bool on_ = true;
    bool isStale_ = true;
    QImage picture_;
    std::optional<QPointF> grip_;  ///< while the frame is dragged: from its middle to the pointer
    int wheelRest_ = 0;            ///< eighths of a degree that made no stop yet
};

}  // namespace mazeloom::widgets
