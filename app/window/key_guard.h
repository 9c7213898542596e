// SPDX-License-Identifier: MIT
// Keys are for what has the focus, and the focus is where the user put it.
//
// Space plays the generation from anywhere in the window. A check box still has to be ticked with
// Space, and a list walked with the arrows: where such a control has the focus, its own use of the
// key wins over the window's shortcut. Tab moves the focus, everywhere but on the level, where it
// may be a shortcut; who came to the level by Tab still goes on by Tab, until something is done
// there. And a field does not take the letters that are meant for tools because the focus came
// there by chance, when what had it before was hidden or disabled.
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QKeyEvent;

namespace mazeloom::app {

class KeyGuard : public QObject {
    Q_OBJECT

  public:
    /// `place` gets the focus where a field would get it by chance; nothing has it while `place`
    /// cannot be seen.
    KeyGuard(QWidget& place, QObject* parent);
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void followFocus(const QWidget* old, QWidget* now);
    void followPlace(const QEvent& event);
    bool movesFocus(const QKeyEvent& key) const;

    QPointer<QWidget> place_;     ///< goes first when the window does
    bool isPassedByTab_ = false;  ///< the focus came to the place by Tab, and nothing was done yet
};

}  // namespace mazeloom::app
