// SPDX-License-Identifier: MIT
// Message bars below each other over the upper edge of what is worked on: what is said must not
// move what is pointed at.
#pragma once

#include <QPointer>
#include <QWidget>

namespace mazeloom::widgets {

class BarStack : public QWidget {
    Q_OBJECT

  public:
    /// Lies over `under`, which owns it.
    explicit BarStack(QWidget& under);

    /// Takes the bar, below those that it has.
    void addBar(QWidget* bar);
    /// Where the stack lies while this is seen: the level, its tools left free. Else it lies over
    /// `otherwise`. Both are within what the stack lies over.
    void setPlace(QWidget* level, QWidget* otherwise);
    /// A bar of the level's own, at its upper edge. The stack lies below it.
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
