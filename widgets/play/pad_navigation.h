// SPDX-License-Identifier: MIT
// A page of buttons, sliders and lists worked by a gamepad: directions move the focus to the
// nearest thing that way, A clicks it, B or Start go back.
#pragma once

#include <optional>

#include <QObject>
#include <QTimer>

#include "widgets/devices/gamepad.h"

class QWidget;

namespace mazeloom::widgets {

class PadNavigation : public QObject {
    Q_OBJECT

  public:
    /// Both outlive it. The gamepad is opened and polled, or told to watch, by others.
    PadNavigation(Gamepad& gamepad, QWidget& page, QObject* parent = nullptr);

    /// Off at first. A press that switches it on is not taken as well.
    void setOn(bool on);
    bool isOn() const { return isOn_; }

    /// For a widget that has uses of its own for directions, such as a map: it gets arrow keys and
    /// Return, and the focus moves on only when it ignores them. Item views need not be marked.
    static void setTakesKeys(QWidget& widget);

  signals:
    void back();

  private:
    void press(PadInput input);
    void release(PadInput input);
    void go(PadInput direction);
    void choose();
    /// Nothing is done while the page cannot be seen, or another window is in front of it.
    bool isSeen() const;
    /// The page's widget that has the focus.
    QWidget* focused() const;
    /// The nearest that can be reached in a direction; around the page's end, the farthest behind.
    QWidget* nextOf(const QWidget* from, PadInput direction) const;

    Gamepad& gamepad_;
    QWidget& page_;
    bool isOn_ = false;
    std::optional<PadInput> held_;  ///< a direction, which repeats
    QTimer repeat_;
};

}  // namespace mazeloom::widgets
