// SPDX-License-Identifier: MIT
#include "widgets/find/wish_edit.h"

#include <algorithm>
#include <cmath>

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTextBlock>

#include "core/analyse/measures/measures.h"
#include "widgets/compare/measure_text.h"
#include "widgets/qstring.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kNameRole = Qt::UserRole;
constexpr int kLines = 2;

bool isPartOfName(QChar c) {
    return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-' || c == u'.';
}

bool isJoiner(const QString& word) {
    return word == QLatin1String("and") || word == QLatin1String("or") ||
           word == QLatin1String("not");
}

/// Draws a wavy line of this width, as under a misspelled word.
void drawWave(QPainter& painter, QPointF from, double width) {
    constexpr double kHalf = 2;
    QPainterPath wave(from);
    double x = from.x();
    for (bool isUp = true; x < from.x() + width; isUp = !isUp) {
        x += kHalf;
        wave.lineTo(x, from.y() + (isUp ? -kHalf : 0));
    }
    painter.drawPath(wave);
}

}  // namespace

WishEdit::WishEdit(QWidget* parent)
    : QPlainTextEdit(parent),
      offered_(new QStandardItemModel(this)),
      names_(new QCompleter(offered_, this)) {
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setLineWrapMode(WidgetWidth);
    names_->setWidget(this);
    names_->setCompletionRole(kNameRole);
    names_->setFilterMode(Qt::MatchContains);
    names_->setMaxVisibleItems(10);
    connect(names_, qOverload<const QModelIndex&>(&QCompleter::activated), this,
            [this](const QModelIndex& index) { takeName(index.data(kNameRole).toString()); });
}

void WishEdit::setRuleset(level::Ruleset ruleset) {
    offered_->clear();
    for (const analyse::Measure* measure : analyse::allMeasures()) {
        if (!measure->isOf(ruleset)) continue;
        const QString id = qstring(measure->id);
        auto* item = new QStandardItem(QStringLiteral("%1   %2").arg(id, titleOf(*measure)));
        item->setData(id, kNameRole);
        setTitledToolTip(*item, titleOf(*measure), {sentenceOf(*measure)});
        item->setEditable(false);
        offered_->appendRow(item);
    }
}

void WishEdit::setFlaw(const std::optional<analyse::WishFlaw>& flaw) {
    flawAt_ = flaw ? std::optional(characterOf(*flaw)) : std::nullopt;
    viewport()->update();
}

int WishEdit::characterOf(const analyse::WishFlaw& flaw) const {
    const std::string text = toPlainText().toStdString();
    return static_cast<int>(qstring(std::string_view(text).substr(0, flaw.at)).size());
}

void WishEdit::replace(const QString& text, int from, int to) {
    QTextCursor cursor(document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    cursor.setPosition(from);
    cursor.setPosition(to, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
}

WishEdit::Word WishEdit::wordAtCursor() const {
    const QString text = toPlainText();
    const int cursor = textCursor().position();
    Word word{cursor, cursor, {}};
    while (word.first > 0 && isPartOfName(text[word.first - 1]))
        --word.first;
    while (word.end < text.size() && isPartOfName(text[word.end]))
        ++word.end;
    word.typed = text.mid(word.first, cursor - word.first);
    return word;
}

void WishEdit::offerNames() {
    const QString typed = wordAtCursor().typed;
    const bool isName = !typed.isEmpty() && typed.front().isLetter() && !isJoiner(typed);
    names_->setCompletionPrefix(isName ? typed : QString());
    const bool isWhole = names_->completionCount() == 1 && names_->currentCompletion() == typed;
    if (!isName || isWhole || names_->completionCount() == 0) {
        names_->popup()->hide();
        return;
    }
    QAbstractItemView& popup = *names_->popup();
    popup.setCurrentIndex(names_->completionModel()->index(0, 0));
    // Align the list with the start of the word, where the chosen name will be inserted.
    QTextCursor first = textCursor();
    first.setPosition(wordAtCursor().first);
    QRect place = cursorRect(first);
    place.setWidth(popup.sizeHintForColumn(0) + popup.verticalScrollBar()->sizeHint().width() +
                   2 * popup.frameWidth());
    names_->complete(place);
}

void WishEdit::takeName(const QString& id) {
    const Word word = wordAtCursor();
    QTextCursor cursor = textCursor();
    cursor.setPosition(word.first);
    cursor.setPosition(word.end, QTextCursor::KeepAnchor);
    cursor.insertText(id);
    setTextCursor(cursor);
}

void WishEdit::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (names_->popup()->isVisible()) {
        switch (event->key()) {
            case Qt::Key_Enter:
            case Qt::Key_Return:
            case Qt::Key_Escape:
            case Qt::Key_Tab:
            case Qt::Key_Backtab:
                // The popup with the names handles these keys.
                event->ignore();
                return;
            default:
                break;
        }
    }
    if (isEnter && !event->modifiers().testFlag(Qt::ShiftModifier)) {
        emit entered();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        event->ignore();
        return;
    }
    const QString before = toPlainText();
    QPlainTextEdit::keyPressEvent(event);
    const bool isTyped = !event->text().isEmpty() && event->text().front().isPrint();
    if (toPlainText() == before) {
        // Hide the names, because the cursor may have left the word.
        if (!event->text().isEmpty() || event->key() == Qt::Key_Left ||
            event->key() == Qt::Key_Right)
            names_->popup()->hide();
    } else if (isTyped || names_->popup()->isVisible()) {
        offerNames();
    }
}

void WishEdit::paintEvent(QPaintEvent* event) {
    QPlainTextEdit::paintEvent(event);
    if (!flawAt_) return;
    const QString text = toPlainText();
    const auto at = static_cast<int>(std::min<qsizetype>(*flawAt_, text.size()));
    int end = at;
    while (end < text.size() && isPartOfName(text[end]))
        ++end;
    end = std::max(end, static_cast<int>(std::min<qsizetype>(at + 1, text.size())));
    QTextCursor place(document());
    place.setPosition(at);
    const QRect first = cursorRect(place);
    place.setPosition(end);
    const QRect last = cursorRect(place);
    const int width = last.top() == first.top() ? last.left() - first.left() : 0;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeOf(*this).error, 1.5));
    drawWave(painter, QPointF(first.left(), first.bottom()),
             std::max(width, fontMetrics().averageCharWidth()));
}

void WishEdit::focusOutEvent(QFocusEvent* event) {
    if (event->reason() != Qt::PopupFocusReason) names_->popup()->hide();
    QPlainTextEdit::focusOutEvent(event);
}

QSize WishEdit::sizeHint() const {
    const int lines = fontMetrics().lineSpacing() * kLines;
    const int around = 2 * (frameWidth() + static_cast<int>(document()->documentMargin()));
    return {200, lines + around + 2};
}

}  // namespace mazeloom::widgets
