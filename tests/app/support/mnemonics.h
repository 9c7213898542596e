// SPDX-License-Identifier: MIT
// Finds mnemonics that are used twice, so that Alt and a letter would be ambiguous.
#pragma once

#include <map>

#include <QAbstractButton>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QString>
#include <QStringList>
#include <QToolButton>

namespace mazeloom::testing {

/// The texts by their mnemonic keys.
class Mnemonics {
  public:
    /// Adds a text and returns its conflict with an earlier one; empty if its key was free.
    QString add(const QString& text) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (key.isEmpty()) return {};
        const auto [at, isNew] = known_.emplace(key.toString(), text);
        return isNew ? QString() : key.toString() + ": " + at->second + " and " + text;
    }
    /// Adds all visible texts of a window and returns their conflicts.
    QStringList addAllIn(const QWidget& window) {
        QStringList twice;
        for (const auto* widget : window.findChildren<QWidget*>()) {
            if (widget->isVisible() && widget->window() == &window) twice << add(textOf(*widget));
        }
        twice.removeAll(QString());
        return twice;
    }

    /// Returns the text that shows a widget's mnemonic.
    static QString textOf(const QWidget& widget) {
        // A tool button shows its action's text without the mnemonic.
        if (qobject_cast<const QToolButton*>(&widget) != nullptr) return {};
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            return button->text();
        if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) return group->title();
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            return label->buddy() != nullptr ? label->text() : QString();
        return {};
    }

  private:
    std::map<QString, QString> known_;
};

}  // namespace mazeloom::testing
