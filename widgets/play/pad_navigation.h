// SPDX-License-Identifier: MIT
// Gamepad navigation on a page of buttons, sliders and lists. Directions move the focus to the
// nearest widget in that direction, A clicks it, B or Start go back, the shoulder buttons turn
// pages and make large steps. Navigation works the same way in a dialog over the page, where B
// closes the dialog. A popup receives key events instead.
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
    /// Both arguments must outlive the navigation. The caller opens the gamepad, and polls it or
    /// lets it watch for input.
    PadNavigation(Gamepad& gamepad, QWidget& page, QObject* parent = nullptr);

    /// Switches navigation on or off; it is off at first. If a press causes the switch, navigation
    /// ignores that press.
    void setOn(bool on);
    bool isOn() const { return isOn_; }

    /// Marks a widget that handles directions itself, such as a map: it receives arrow keys and
    /// Return, and the focus moves on only if it ignores them. Item views need no mark.
    static void setTakesKeys(QWidget& widget);
    /// While set, the dialog handles presses itself, and navigation ignores them.
    static void setTakesPresses(QWidget& dialog, bool takes);

  signals:
    /// Emitted when the player goes back from the page itself, not from a dialog over it.
    void back();

  private:
    void press(PadInput input);
    void release(PadInput input);
    void go(PadInput direction);
    /// Returns the widget that the pad currently controls: the page, or the window open over it.
    /// Null while the page is invisible or behind another window.
    QWidget* room() const;

    Gamepad& gamepad_;
    QWidget& page_;
    bool isOn_ = false;
    std::optional<PadInput> held_;  ///< the held direction or shoulder button, which repeats
    QTimer repeat_;
};

}  // namespace mazeloom::widgets
