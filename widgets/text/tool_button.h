// SPDX-License-Identifier: MIT
// The flat buttons of bars and panels. Whoever makes one here cannot forget its name, which those
// hear who do not see it, nor what it does, which its tool tip and the status line say.
#pragma once

#include <QIcon>
#include <QString>
#include <QToolButton>

class QAction;
class QMenu;

namespace mazeloom::widgets {

/// Name, tool tip and status tip of any widget.
void setNameAndTips(QWidget& widget, const QString& name, const QString& tip);
/// For what shows nothing but a picture: the tool tip begins with the name.
void setTitleAndTips(QWidget& widget, const QString& title, const QString& tip);

/// All of these are nobody's child yet, and reached by Tab but not focused by a click.

/// A picture; without one, its name.
QToolButton* newToolButton(const QIcon& icon, const QString& name, const QString& tip);
/// A picture whose tool tip begins with the name. `iconSide` in Qt's pixels; 0: the style's.
QToolButton* newPictureButton(const QIcon& icon, const QString& title, const QString& tip,
                              int iconSide = 0);
/// A picture with the name beside it.
QToolButton* newTextButton(const QIcon& icon, const QString& name, const QString& tip);
/// A picture as tall as an input, for a panel's head. A click focuses it.
QToolButton* newPanelButton(const QIcon& icon, const QString& name, const QString& tip);
/// A small picture in a row of text, which keeps its place while it is hidden.
QToolButton* newSmallButton(const QIcon& icon, const QString& name, const QString& tip);
/// Does and shows an action, and is always called what the action is called. `iconSide` in Qt's
/// pixels.
QToolButton* newActionButton(QAction& action, int iconSide);

/// An entry at the end of a menu.
QAction* newEntry(QMenu& menu, const QString& text, const QString& tip);

/// Opens a button's menu below it, for keys, and returns at once.
void popUp(QToolButton& button);

}  // namespace mazeloom::widgets
