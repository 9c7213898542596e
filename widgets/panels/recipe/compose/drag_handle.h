// SPDX-License-Identifier: MIT
// Where a card is taken hold of to be dragged. It tells where the pointer is; what that means, who
// listens knows.
#pragma once

#include <QWidget>

namespace mazeloom::widgets {

class DragHandle : public QWidget {
    Q_OBJECT

  public:
    explicit DragHandle(QWidget* parent = nullptr);

    bool isDragging() const { return isDragging_; }
    /// Ends a drag, as Escape does; nothing without one.
    void cancel();

    QSize sizeHint() const override;

  signals:
    /// The pointer has moved far enough with the button down. In screen coordinates.
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
