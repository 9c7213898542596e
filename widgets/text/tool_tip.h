// SPDX-License-Identifier: MIT
// Tool tips of this program show their text letter by letter, as PlainLabel does. Qt takes a tool
// tip for HTML when its first line looks like it, and loads the pictures that it names. So every
// tool tip comes from here, and tests/check-plain-text finds those that do not.
//
// A tool tip is also bounded: of a long text the beginning is shown, in lines of a readable length.
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

/// Characters of a text that its tool tip shows.
inline constexpr qsizetype kMaxToolTip = 1000;

/// What to hand to Qt to have `text` shown: for a model's Qt::ToolTipRole.
QString plainToolTip(const QString& text);
/// The same with a title in bold above the lines, of which the empty ones are left out.
QString titledToolTip(const QString& title, const QStringList& lines);

void setPlainToolTip(QWidget& widget, const QString& text);
void setPlainToolTip(QAction& action, const QString& text);
void setPlainToolTip(QTreeWidgetItem& item, int column, const QString& text);
void setPlainTabToolTip(QTabBar& tabs, int index, const QString& text);
void setTitledToolTip(QStandardItem& item, const QString& title, const QStringList& lines);

/// Tool tip and status tip alike.
void setTips(QWidget& widget, const QString& text);
void setTips(QAction& action, const QString& text);

/// A title as tool tips have it: with the key of what it is about, where it has one.
QString titleWithKey(const QString& title, const QAction* action);

/// The tool tip that an action was given here.
void copyToolTip(const QAction& from, QWidget& to);

/// Shows a tool tip at once; an empty one hides what is shown. `place` is in screen coordinates;
/// the tool tip goes when the mouse leaves `widget`, or the `part` of it that is given.
void showPlainToolTip(const QPoint& place, const QString& text, QWidget* widget);
void showPlainToolTip(const QPoint& place, const QString& text, QWidget* widget, const QRect& part);
void hideToolTip();

}  // namespace mazeloom::widgets
