// SPDX-License-Identifier: MIT
// Message bars, one below the other, over the upper edge of the edited level. They cover the level
// instead of pushing it down, because a message must not move the thing that the user points at.
#pragma once

#include <QPointer>
#include <QWidget>

namespace mazeloom::widgets {

class BarStack : public QWidget {
    Q_OBJECT

  public:
    /// Becomes a child of `under` and lies over it.
    explicit BarStack(QWidget& under);

    /// Takes ownership of the bar, and adds it below the others.
    void addBar(QWidget* bar);
    /// Places the stack over `level` while `level` is visible, so that the tools beside it stay
    /// uncovered; otherwise over `otherwise`. Both are descendants of the stack's parent.
    void setPlace(QWidget* level, QWidget* otherwise);
    /// Sets a bar that lies at the upper edge of the level. While it is visible, the stack begins
    /// below it.
    void setAbove(QWidget* bar);

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void place();

    QPointer<QWidget> level_;
    QPointer<QWidget> otherwise_;
    QPointer<QWidget> above_;
};

}  // namespace mazeloom::widgets
