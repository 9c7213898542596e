// SPDX-License-Identifier: MIT
// The drag handle of a card. It reports the pointer's position; the receiver acts on it.
#pragma once

#include <QWidget>

namespace mazeloom::widgets {

class DragHandle : public QWidget {
    Q_OBJECT

  public:
    explicit DragHandle(QWidget* parent = nullptr);

    bool isDragging() const { return isDragging_; }
    /// Cancels a drag, as Escape does; without a drag it does nothing.
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
