// SPDX-License-Identifier: MIT
// Tool tips that show their text literally, as PlainLabel does. Qt interprets a tool tip as HTML if
// its first line looks like HTML, and loads the pictures that it names. So the program sets all
// tool tips through this file; tests/check-plain-text finds exceptions.
//
// The length of tool tips is limited, too: they show the beginning of a long text, in lines of
// readable length.
#pragma once

#include <QString>
#include <QStringList>

class QAction;
class QPoint;
class QRect;
class QListWidgetItem;
class QStandardItem;
class QTabBar;
class QTreeWidgetItem;
class QWidget;

namespace mazeloom::widgets {

/// Upper bound on the number of characters of a text that a tool tip shows.
inline constexpr qsizetype kMaxToolTip = 1000;

/// Returns a string that makes Qt show `text` literally as a tool tip. For a model's
/// Qt::ToolTipRole.
QString plainToolTip(const QString& text);
/// Returns a string like plainToolTip(), for a tool tip with a title in bold and `lines` below it.
/// Omits empty lines.
QString titledToolTip(const QString& title, const QStringList& lines);

void setPlainToolTip(QWidget& widget, const QString& text);
void setPlainToolTip(QAction& action, const QString& text);
void setPlainToolTip(QTreeWidgetItem& item, int column, const QString& text);
void setPlainTabToolTip(QTabBar& tabs, int index, const QString& text);
void setTitledToolTip(QStandardItem& item, const QString& title, const QStringList& lines);
void setTitledToolTip(QListWidgetItem& item, const QString& title, const QStringList& lines);

/// Sets tool tip and status tip to the same text.
void setTips(QWidget& widget, const QString& text);
void setTips(QAction& action, const QString& text);

/// Returns a title for a tool tip, followed by the action's shortcut if it has one.
QString titleWithKey(const QString& title, const QAction* action);

/// Copies an action's tool tip, which must have been set by functions of this file, to a widget.
void copyToolTip(const QAction& from, QWidget& to);

/// Shows a tool tip at once, or hides the present one if the text is empty. `place` is in screen
/// coordinates. The tool tip disappears when the mouse leaves `widget`, or its rectangle `part` if
/// given.
void showPlainToolTip(const QPoint& place, const QString& text, QWidget* widget);
void showPlainToolTip(const QPoint& place, const QString& text, QWidget* widget, const QRect& part);
void hideToolTip();

}  // namespace mazeloom::widgets
