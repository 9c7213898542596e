// SPDX-License-Identifier: MIT
// The drag handle of a card. It only reports the pointer's position; the receiver moves the card.
#pragma once

#include <QWidget>

namespace mazeloom::widgets {

class DragHandle : public QWidget {
    Q_OBJECT

  public:
    explicit DragHandle(QWidget* parent = nullptr);

    bool isDragging() const { return isDragging_; }
    /// Cancels a drag, as Escape does. Does nothing if there is no drag.
    void cancel();

    QSize sizeHint() const override;

  signals:
    /// Emitted when the pointer has moved far enough with the button down, and for further moves.
    /// `place` is in screen coordinates.
    void dragged(const QPoint& place);
    void dropped(const QPoint& place);
    void cancelled();

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void end();

    QPoint pressedAt_;
    bool isPressed_ = false;
    bool isDragging_ = false;
};

}  // namespace mazeloom::widgets
