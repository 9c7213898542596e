// SPDX-License-Identifier: MIT
// Shows the whole level in a corner of the canvas, with a frame around the part in view. A click or
// a drag moves the view there; the wheel zooms. The minimap hides when the whole level is in view,
// or when the canvas is too small for it.
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
    /// Greatest size, in Qt's pixels.
    static constexpr QSize kMost{208, 160};

    /// Becomes a child of `canvas`, in its bottom right corner.
    Minimap(Canvas& canvas, const Player& player);

    /// Whether the user has switched the minimap on. It is still hidden while it is of no use.
    bool isOn() const { return on_; }
    void setOn(bool on);

    /// Returns the part in view, in the widget's coordinates.
    QRectF frame() const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    /// Sets the minimap's size and position, or hides it.
    void settle();
    void forgetPicture();
    /// Returns the widget's pixels a cell.
    double scale() const;
    void moveView(QPointF position);

    Canvas& canvas_;
    bool on_ = true;
    bool isStale_ = true;
    QImage picture_;
    std::optional<QPointF> grip_;  ///< while the frame is dragged: from its middle to the pointer
    int wheelRest_ = 0;            ///< wheel rotation not yet used for a zoom step, in 1/8 degree
};

}  // namespace mazeloom::widgets
