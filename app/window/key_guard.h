// SPDX-License-Identifier: MIT
// Resolves conflicts between shortcuts and the focused widget, and keeps the focus where the user
// put it.
//
// Space plays the generation, wherever the focus is in the window. But Space must also check a
// check box, and arrow keys must move through a list. So if such a control has the focus, its own
// use of a key takes precedence over a shortcut. Tab moves the focus everywhere except on the
// level, where Tab can be a shortcut. But if Tab has moved the focus to the level, Tab also moves
// it on, until the user does something on the level. When the focused widget is hidden or disabled,
// the focus does not move to a text field, which would receive the letters that are shortcuts of
// tools.
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QKeyEvent;

namespace mazeloom::app {

class KeyGuard : public QObject {
    Q_OBJECT

  public:
    /// If Qt moves the focus to a text field by chance, the focus goes to `place` instead, or to no
    /// widget if `place` is invisible.
    KeyGuard(QWidget& place, QObject* parent);
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void followFocus(const QWidget* old, QWidget* now);
    void followPlace(const QEvent& event);
    bool movesFocus(const QKeyEvent& key) const;

    QPointer<QWidget> place_;     ///< the window destroys it first
    bool isPassedByTab_ = false;  ///< `place` got the focus by Tab, and was not used yet
};

}  // namespace mazeloom::app
