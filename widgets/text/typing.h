// SPDX-License-Identifier: MIT
// What is being typed into a field and does not count yet. It counts when the focus goes, and
// before any click or shortcut does its work. It does not when the field itself goes: what it was
// typed for may be another by then, or who listens may be half destroyed.
#pragma once

#include <functional>

#include <QObject>

class QFocusEvent;
class QWidget;

namespace mazeloom::widgets {

class Typing final : public QObject {
  public:
    /// `take` lets what is typed count, if it is good. `field` outlives this.
    Typing(QWidget& field, std::function<void()> take);

    bool isOn() const { return isOn_; }
    /// Something was typed.
    void begin();
    /// It counts, or was taken back.
    void end();

    /// Whether the field loses the focus because it is hidden, or destroyed with what it stands in.
    bool goesWith(const QFocusEvent& event) const;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    bool isElsewhere(const QObject* watched) const;

    QWidget& field_;
    std::function<void()> take_;
    bool isOn_ = false;
};

}  // namespace mazeloom::widgets
