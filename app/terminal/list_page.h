// SPDX-License-Identifier: MIT
// A page with a list to choose from, or with a text to read.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <QString>

#include "app/terminal/page.h"

namespace mazeloom::app::terminal {

class ListPage : public Page {
  public:
    struct Entry {
        QString text;
        std::function<void()> choose;
    };

    /// Is called when the player goes back with Escape or q.
    std::function<void()> onBack = [] {};

    /// Shows the entries; the first one is selected.
    void setEntries(const QString& title, std::vector<Entry> entries);
    /// Sets the line at the bottom.
    void setNote(const QString& note) { note_ = note; }
    int chosen() const { return chosen_; }
    /// Selects an entry; the nearest one if there is none of this number.
    void select(int entry);

    Screen shown() const override;
    void press(const QKeyEvent& event) override;
    void click(const Click& click) override;
    void turn(const Wheel& wheel) override;

  private:
    void choose();
    int firstLine() const;

    QString title_;
    std::vector<Entry> entries_;
    QString note_;
    int chosen_ = 0;
};

class TextPage : public Page {
  public:
    /// Is called after the text was read to its end.
    std::function<void()> onEnd = [] {};
    /// If set, is called for Escape instead of going on.
    std::function<void()> onBack;

    TextPage(QString title, QString text) : title_(std::move(title)), text_(std::move(text)) {}

    Screen shown() const override;
    void press(const QKeyEvent& event) override;
    void click(const Click& click) override;
    void turn(const Wheel& wheel) override;

  private:
    void goOn();

    QString title_;
    QString text_;
    int first_ = 0;
};

/// A page that asks for one line of text.
class LinePage : public Page {
  public:
    /// Is called with the line, without blanks at its ends. Returns what is wrong with it, which
    /// the page then shows; empty if the line is good.
    std::function<QString(const QString& line)> onLine = [](const QString&) { return QString(); };
    std::function<void()> onBack = [] {};

    LinePage(QString title, QString question, qsizetype most)
        : title_(std::move(title)), question_(std::move(question)), most_(most) {}

    Screen shown() const override;
    void press(const QKeyEvent& event) override;

  private:
    QString title_;
    QString question_;
    qsizetype most_;  ///< characters at most
    QString line_;
    QString flaw_;  ///< of the line that was confirmed last, until it is changed
};

}  // namespace mazeloom::app::terminal
