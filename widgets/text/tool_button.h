// SPDX-License-Identifier: MIT
// The flat buttons of bars and panels. Each function here requires a name, which screen readers
// speak, and a description, which the tool tip and the status line show.
#pragma once

#include <QIcon>
#include <QString>
#include <QToolButton>

class QAction;
class QMenu;

namespace mazeloom::widgets {

/// Sets name, tool tip and status tip of a widget.
void setNameAndTips(QWidget& widget, const QString& name, const QString& tip);
/// Sets name and tips of a widget that shows only a picture: its tool tip begins with the name.
void setTitleAndTips(QWidget& widget, const QString& title, const QString& tip);

/// The functions below return buttons without a parent; Tab focuses them, but a click does not.

/// Returns a button with a picture, or with its name if the icon is null.
QToolButton* newToolButton(const QIcon& icon, const QString& name, const QString& tip);
/// Returns a button with a picture; its tool tip begins with the name. `iconSide` is in Qt's
/// pixels; 0 takes the style's size.
QToolButton* newPictureButton(const QIcon& icon, const QString& title, const QString& tip,
                              int iconSide = 0);
/// Returns a button with a picture and the name beside it.
QToolButton* newTextButton(const QIcon& icon, const QString& name, const QString& tip);
/// Returns a button for a panel's head, as tall as an input. A click focuses it.
QToolButton* newPanelButton(const QIcon& icon, const QString& name, const QString& tip);
/// Returns a small button for a row of text; it keeps its place while it is hidden.
QToolButton* newSmallButton(const QIcon& icon, const QString& name, const QString& tip);
/// Returns a button that shows and triggers an action and always has its name. `iconSide` is in
/// Qt's pixels.
QToolButton* newActionButton(QAction& action, int iconSide);

/// Adds an entry at the end of a menu.
QAction* newEntry(QMenu& menu, const QString& text, const QString& tip);

/// Opens a button's menu below it, for use by keyboard, and returns at once.
void popUp(QToolButton& button);

}  // namespace mazeloom::widgets
