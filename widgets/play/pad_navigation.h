// SPDX-License-Identifier: MIT
// Gamepad navigation on a page of buttons, sliders and lists: directions move the focus to the
// nearest widget in that direction, A clicks it, B or Start go back, the shoulder buttons turn
// pages and make large steps. It works the same in a dialog over the page, where B closes it; a
// popup receives key events.
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
    /// Both outlive it. The caller opens the gamepad, and polls it or lets it watch.
    PadNavigation(Gamepad& gamepad, QWidget& page, QObject* parent = nullptr);

    /// Off at first. The press that leads to switching it on is ignored.
    void setOn(bool on);
    bool isOn() const { return isOn_; }

    /// Marks a widget that uses directions itself, such as a map: it receives arrow keys and
    /// Return, and the focus moves on only if it ignores them. Item views need no mark.
    static void setTakesKeys(QWidget& widget);
    /// While set, presses go to the dialog itself; none moves the focus or clicks.
    static void setTakesPresses(QWidget& dialog, bool takes);

  signals:
    /// The player went back from the page itself.
    void back();

  private:
    void press(PadInput input);
    void release(PadInput input);
    void go(PadInput direction);
    /// Returns the widget that the pad works: the page, or the window open over it. Null while the
    /// page is invisible or behind another window.
    QWidget* room() const;

    Gamepad& gamepad_;
    QWidget& page_;
    bool isOn_ = false;
    std::optional<PadInput> held_;  ///< the held direction, which repeats
    QTimer repeat_;
};

}  // namespace mazeloom::widgets
