// SPDX-License-Identifier: MIT
#include "widgets/text/tool_tip.h"

#include <QAction>
#include <QListWidgetItem>
#include <QStandardItem>
#include <QTabBar>
#include <QToolTip>
#include <QTreeWidgetItem>
#include <QVariant>

#include "widgets/text/rich_text.h"

namespace mazeloom::widgets {

namespace {

constexpr qsizetype kLineLength = 90;
constexpr qsizetype kMostLines = 30;

/// Returns a text of at most `most` UTF-16 units as it is. Shortens a longer one to that length,
/// without splitting a surrogate pair, and appends "…".
QString shortened(const QString& text, qsizetype most) {
    if (text.size() <= most) return text;
    const bool isSplit = text[most - 1].isHighSurrogate();
    return text.left(isSplit ? most - 1 : most) + QChar(0x2026);
}

/// Appends a line, broken at spaces (if it has any) into lines of kLineLength.
void appendWrapped(QStringList& lines, const QString& line) {
    qsizetype start = 0;
    while (line.size() - start > kLineLength) {
        const qsizetype space = line.lastIndexOf(' ', start + kLineLength);
        if (space <= start) break;
        lines << line.mid(start, space - start);
        start = space + 1;
    }
    lines << line.mid(start);
}

QString bounded(const QString& text) {
    QStringList lines;
    for (const QString& line : shortened(text, kMaxToolTip).split('\n'))
        appendWrapped(lines, line);
    if (lines.size() > kMostLines) lines = lines.mid(0, kMostLines) << QString(QChar(0x2026));
    return lines.join('\n');
}

/// Returns HTML that shows this text literally.
QString escaped(const QString& text) {
    return QStringLiteral("<p style=\"white-space: pre-wrap\">%1</p>").arg(text.toHtmlEscaped());
}

/// If a widget's tool tip is HTML, sets its accessible description to the unescaped text, because
/// screen readers would read the tool tip with its tags. Keeps a description that was not set here.
void describe(QWidget& widget, const QString& text, bool isEscaped) {
    constexpr const char* kDescribedHere = "describedByToolTip";
    const bool isOurs = widget.property(kDescribedHere).toBool();
    if (isEscaped && (isOurs || widget.accessibleDescription().isEmpty())) {
        widget.setAccessibleDescription(text);
        widget.setProperty(kDescribedHere, true);
    } else if (isOurs) {
        widget.setAccessibleDescription({});
        widget.setProperty(kDescribedHere, false);
    }
}

}  // namespace

QString plainToolTip(const QString& text) {
    const QString shown = bounded(text);
    return isRichText(shown) ? escaped(shown) : shown;
}

QString titledToolTip(const QString& title, const QStringList& lines) {
    QString below;
    for (const QString& line : lines) {
        if (!line.isEmpty()) below += '\n' + line;
    }
    return QStringLiteral("<p style=\"white-space: pre-wrap\"><b>%1</b>%2</p>")
        .arg(bounded(title).toHtmlEscaped(), bounded(below).toHtmlEscaped());
}

void setPlainToolTip(QWidget& widget, const QString& text) {
    const QString shown = plainToolTip(text);
    widget.setToolTip(shown);
    describe(widget, shortened(text, kMaxToolTip), isRichText(shown));
}

void setPlainToolTip(QAction& action, const QString& text) {
    action.setToolTip(plainToolTip(text));
}

void setPlainToolTip(QTreeWidgetItem& item, int column, const QString& text) {
    item.setToolTip(column, plainToolTip(text));
}

void setPlainTabToolTip(QTabBar& tabs, int index, const QString& text) {
    tabs.setTabToolTip(index, plainToolTip(text));
}

void setTitledToolTip(QStandardItem& item, const QString& title, const QStringList& lines) {
    item.setToolTip(titledToolTip(title, lines));
}

void setTitledToolTip(QListWidgetItem& item, const QString& title, const QStringList& lines) {
    item.setToolTip(titledToolTip(title, lines));
}

void setTips(QWidget& widget, const QString& text) {
    setPlainToolTip(widget, text);
    widget.setStatusTip(text);
}

void setTips(QAction& action, const QString& text) {
    setPlainToolTip(action, text);
    action.setStatusTip(text);
}

QString titleWithKey(const QString& title, const QAction* action) {
    if (action == nullptr || action->shortcut().isEmpty()) return title;
    return QStringLiteral("%1 (%2)").arg(title,
                                         action->shortcut().toString(QKeySequence::NativeText));
}

void copyToolTip(const QAction& from, QWidget& to) {
    to.setToolTip(from.toolTip());
}

void showPlainToolTip(const QPoint& place, const QString& text, QWidget* widget) {
    QToolTip::showText(place, plainToolTip(text), widget);
}

void showPlainToolTip(const QPoint& place, const QString& text, QWidget* widget,
                      const QRect& part) {
    QToolTip::showText(place, plainToolTip(text), widget, part);
}

void hideToolTip() {
    QToolTip::hideText();
}

}  // namespace mazeloom::widgets
