// SPDX-License-Identifier: MIT
#include "app/terminal/list_page.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QStringList>

#include "app/terminal/layout.h"
#include "app/terminal/panel.h"
#include "widgets/theme/theme.h"

namespace mazeloom::app::terminal {

void ListPage::setEntries(const QString& title, std::vector<Entry> entries) {
    title_ = title;
    chosen_ = 0;
    entries_ = std::move(entries);
    onChange();
}

void ListPage::select(int entry) {
    chosen_ = std::clamp(entry, 0, std::max(0, static_cast<int>(entries_.size()) - 1));
}

int ListPage::firstLine() const {
    return std::max(0, firstShown(static_cast<int>(entries_.size()), cardRoom(size()), chosen_));
}

Screen ListPage::shown() const {
    QStringList lines;
    for (const Entry& entry : entries_)
        lines << entry.text;
    return cardScreen(size(), title_, lines, firstLine(), chosen_, note_, widgets::Theme::dark());
}

void ListPage::choose() {
    if (chosen_ >= static_cast<int>(entries_.size())) return;
    // The list may be replaced by what the choice does.
    const auto act = entries_[static_cast<std::size_t>(chosen_)].choose;
    act();
}

void ListPage::press(const QKeyEvent& event) {
    const int last = std::max(0, static_cast<int>(entries_.size()) - 1);
    switch (event.key()) {
        case Qt::Key_Up:
            chosen_ = std::max(0, chosen_ - 1);
            break;
        case Qt::Key_Down:
            chosen_ = std::min(last, chosen_ + 1);
            break;
        case Qt::Key_Home:
            chosen_ = 0;
            break;
        case Qt::Key_End:
            chosen_ = last;
            break;
        case Qt::Key_Return:
        case Qt::Key_Space:
            return choose();
        case Qt::Key_Escape:
        case Qt::Key_Q:
            return onBack();
        default:
            return;
    }
    onChange();
}

void ListPage::click(const Click& click) {
    const int line = firstLine() + click.at.y - kCardHead;
    if (click.isRight || click.at.y < kCardHead || click.at.y >= kCardHead + cardRoom(size()) ||
        line >= static_cast<int>(entries_.size()))
        return;
    chosen_ = line;
    choose();
}

void ListPage::turn(const Wheel& wheel) {
    select(chosen_ + (wheel.isUp ? -1 : 1));
    onChange();
}

Screen TextPage::shown() const {
    return cardScreen(size(), title_, wrappedLines(text_, cardColumns(size())), first_, -1,
                      onBack ? TerminalText::tr("Any key goes on, Esc goes back.")
                             : TerminalText::tr("Any key goes on."),
                      widgets::Theme::dark());
}

void TextPage::goOn() {
    first_ += cardRoom(size());
    if (first_ >= wrappedLines(text_, cardColumns(size())).size()) return onEnd();
    onChange();
}

void TextPage::turn(const Wheel& wheel) {
    const auto lines = static_cast<int>(wrappedLines(text_, cardColumns(size())).size());
    const int last = std::max(0, lines - cardRoom(size()));
    first_ = std::clamp(first_ + (wheel.isUp ? -kWheelLines : kWheelLines), 0, last);
    onChange();
}

void TextPage::press(const QKeyEvent& event) {
    if (onBack && event.key() == Qt::Key_Escape) return onBack();
    goOn();
}

void TextPage::click(const Click&) {
    goOn();
}

Screen LinePage::shown() const {
    return cardScreen(size(), title_, {question_, QStringLiteral("> %1_").arg(line_), flaw_}, 0, -1,
                      TerminalText::tr("Enter confirms, Esc goes back."), widgets::Theme::dark());
}

void LinePage::press(const QKeyEvent& event) {
    switch (event.key()) {
        case Qt::Key_Escape:
            return onBack();
        case Qt::Key_Return: {
            // A good line may replace this page.
            QString flaw = onLine(line_.trimmed());
            if (flaw.isEmpty()) return;
            flaw_ = std::move(flaw);
            return onChange();
        }
        case Qt::Key_Backspace:
            if (!line_.isEmpty()) line_.chop(line_.back().isLowSurrogate() ? 2 : 1);
            break;
        default:
            if (line_.size() + event.text().size() > most_) return;
            line_ += event.text();
            break;
    }
    flaw_.clear();
    onChange();
}

}  // namespace mazeloom::app::terminal
