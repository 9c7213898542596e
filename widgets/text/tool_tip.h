// SPDX-License-Identifier: MIT
// Tool tips of this program show their text literally, as PlainLabel does. Qt interprets a tool tip
// as HTML if its first line looks like it, and loads the pictures that it names. So every tool tip
// is set through this file, and tests/check-plain-text finds exceptions.
//
// The length is bounded, too: a tool tip shows the beginning of a long text, in lines of readable
// length.
#pragma once

#include <QString>
#include <QStringList>

class QAction;
class QPoint;
class QRect;
class QStandardItem;
class QTabBar;
class QTreeWidgetItem;
class QWidget;

namespace mazeloom::widgets {

/// Upper bound on the characters of a text that its tool tip shows.
inline constexpr qsizetype kMaxToolTip = 1000;

/// Returns the string that makes Qt show `text` literally: for a model's Qt::ToolTipRole.
QString plainToolTip(const QString& text);
/// Returns such a string of a title in bold and lines below it. Empty lines are left out.
QString titledToolTip(const QString& title, const QStringList& lines);

void setPlainToolTip(QWidget& widget, const QString& text);
void setPlainToolTip(QAction& action, const QString& text);
void setPlainToolTip(QTreeWidgetItem& item, int column, const QString& text);
void setPlainTabToolTip(QTabBar& tabs, int index, const QString& text);
void setTitledToolTip(QStandardItem& item, const QString& title, const QStringList& lines);

/// Sets tool tip and status tip to the same text.
void setTips(QWidget& widget, const QString& text);
void setTips(QAction& action, const QString& text);

/// Returns a title for a tool tip, followed by the action's shortcut if it has one.
QString titleWithKey(const QString& title, const QAction* action);

/// Copies the tool tip that an action got from this file.
void copyToolTip(const QAction& from, QWidget& to);

/// Shows a tool tip at once; an empty text hides the present one. `place` is in screen coordinates.
/// The tool tip disappears when the mouse leaves `widget`, or `part` of it if given.
void showPlainToolTip(const QPoint& place, const QString& text, QWidget* widget);
void showPlainToolTip(const QPoint& place, const QString& text, QWidget* widget, const QRect& part);
void hideToolTip();

}  // namespace mazeloom::widgets
