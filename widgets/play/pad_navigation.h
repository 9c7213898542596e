// SPDX-License-Identifier: MIT
// A page of buttons, sliders and lists worked by a gamepad: directions move the focus to the
// nearest thing that way, A clicks it, B or Start go back, the shoulders turn pages and make large
// steps. A dialog that opens over the page is worked in the same way, and B closes it; a popup gets
// keys.
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
    /// While on, presses are for a dialog itself: none of them moves or clicks anything in it.
    static void setTakesPresses(QWidget& dialog, bool takes);

  signals:
    /// From the page itself.
    void back();

  private:
    void press(PadInput input);
    void release(PadInput input);
    void go(PadInput direction);
    /// What is worked now: the page, or what has opened over it. Null while the page cannot be
    /// seen, or somebody else's window is in front of it.
    QWidget* room() const;

    Gamepad& gamepad_;
    QWidget& page_;
    bool isOn_ = false;
    std::optional<PadInput> held_;  ///< a direction, which repeats
    QTimer repeat_;
};

}  // namespace mazeloom::widgets
