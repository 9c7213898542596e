// SPDX-License-Identifier: MIT
// Tracks text that is typed into a field and not committed yet. The text is committed when the
// field loses the focus, and before a click or shortcut elsewhere takes effect. It is not committed
// when the field itself is hidden or destroyed: by then, the field may belong to another edited
// object, or a receiver may be partly destroyed.
#pragma once

#include <functional>

#include <QObject>

class QFocusEvent;
class QWidget;

namespace mazeloom::widgets {

class Typing final : public QObject {
  public:
    /// `take` commits the typed text if it is valid. `field` must outlive this object.
    Typing(QWidget& field, std::function<void()> take);

    bool isOn() const { return isOn_; }
    /// Reports that something was typed.
    void begin();
    /// Reports that the text was committed or undone.
    void end();

    /// Whether the field loses the focus because it is being hidden, or destroyed with its parent.
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
