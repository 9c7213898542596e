// SPDX-License-Identifier: MIT
// Which letters mean two things together with Alt.
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

/// By key, what it is said to do.
class Mnemonics {
  public:
    /// What had the key already; empty when it was free.
    QString add(const QString& text) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (key.isEmpty()) return {};
        const auto [at, isNew] = known_.emplace(key.toString(), text);
        return isNew ? QString() : key.toString() + ": " + at->second + " and " + text;
    }
    /// The same of what is seen in a window.
    QStringList addAllIn(const QWidget& window) {
        QStringList twice;
        for (const auto* widget : window.findChildren<QWidget*>()) {
            if (widget->isVisible() && widget->window() == &window) twice << add(textOf(*widget));
        }
        twice.removeAll(QString());
        return twice;
    }

    /// The text in which a widget shows its letter.
    static QString textOf(const QWidget& widget) {
        // A tool button shows its action's text without the letter.
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
