// SPDX-License-Identifier: MIT
// The flat buttons of bars and panels. A button has a name, which screen readers speak, and a
// description, which its tool tip and the status line show.
#pragma once

#include <QIcon>
#include <QString>
#include <QToolButton>

class QAction;
class QMenu;

namespace mazeloom::widgets {

/// Sets name, tool tip and status tip of a widget.
void setNameAndTips(QWidget& widget, const QString& name, const QString& tip);
/// Sets name and tips of a widget that shows only an icon or picture; its tool tip begins with the
/// title.
void setTitleAndTips(QWidget& widget, const QString& title, const QString& tip);

/// The functions below return buttons without a parent. Unless stated otherwise, Tab focuses a
/// button, but a click does not.

/// Returns a button that shows the icon, or the name if the icon is null.
QToolButton* newToolButton(const QIcon& icon, const QString& name, const QString& tip);
/// Returns a button that shows the icon; its tool tip begins with the title. `iconSide` is in
/// device-independent pixels; 0 stands for the style's size.
QToolButton* newPictureButton(const QIcon& icon, const QString& title, const QString& tip,
                              int iconSide = 0);
/// Returns a button that shows the icon with the name beside it.
QToolButton* newTextButton(const QIcon& icon, const QString& name, const QString& tip);
/// Returns a button for the head of a panel. It is as tall as an input, and a click focuses it.
QToolButton* newPanelButton(const QIcon& icon, const QString& name, const QString& tip);
/// Returns a small button for a row of text. Its space stays reserved while it is hidden.
QToolButton* newSmallButton(const QIcon& icon, const QString& name, const QString& tip);
/// Returns a button that shows and triggers an action; its accessible name follows the action's
/// text. `iconSide` is in device-independent pixels.
QToolButton* newActionButton(QAction& action, int iconSide);

/// Adds an entry at the end of a menu.
QAction* newEntry(QMenu& menu, const QString& text, const QString& tip);

/// Opens a button's menu below the button, for use by keyboard, and returns at once.
void popUp(QToolButton& button);

}  // namespace mazeloom::widgets
