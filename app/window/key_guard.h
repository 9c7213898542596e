// SPDX-License-Identifier: MIT
// Decides conflicts between shortcuts and the focused widget, and keeps the focus where the user
// put it.
//
// Space plays the generation from anywhere in the window. But Space must also check a check box,
// and arrows must walk a list: if such a control has the focus, its own use of a key takes
// precedence over a shortcut. Tab moves the focus everywhere but on the level, where it may be a
// shortcut; if the focus came to the level by Tab, Tab still moves it on until the user does
// something there. And when the focused widget is hidden or disabled, the focus does not fall to a
// text field, which would take the letters that are tools' shortcuts.
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QKeyEvent;

namespace mazeloom::app {

class KeyGuard : public QObject {
    Q_OBJECT

  public:
    /// `place` gets the focus when a field would get it by chance; if it is invisible, none has it.
    KeyGuard(QWidget& place, QObject* parent);
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void followFocus(const QWidget* old, QWidget* now);
    void followPlace(const QEvent& event);
    bool movesFocus(const QKeyEvent& key) const;

    QPointer<QWidget> place_;     ///< destroyed first with the window
    bool isPassedByTab_ = false;  ///< the place was focused by Tab, and not used yet
};

}  // namespace mazeloom::app
