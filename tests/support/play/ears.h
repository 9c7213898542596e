// SPDX-License-Identifier: MIT
// What a screen reader hears of widgets: a place that gets the accessible focus, and notifications.
#pragma once

#include <vector>

#include <QAccessible>
#include <QCoreApplication>
#include <QString>

#include "widgets/text/spoken.h"

namespace mazeloom::testing {

/// Hears from its construction to its destruction. There is one at a time.
class Ears {
  public:
    struct Said {
        bool isPlace = false;  ///< else a message
        QString text;
    };

    Ears() {
        said().clear();
        widgets::setSpeechListener(hear);
    }
    ~Ears() { widgets::setSpeechListener(nullptr); }
    Ears(const Ears&) = delete;
    Ears& operator=(const Ears&) = delete;

    const std::vector<Said>& all() const { return said(); }
    std::size_t count() const { return said().size(); }
    /// The place that was said last; empty for none. One that waits is told first.
    QString place() const {
        QCoreApplication::processEvents();
        for (auto one = said().rbegin(); one != said().rend(); ++one) {
            if (one->isPlace) return one->text;
        }
        return {};
    }
    /// All messages from the `since`-th text on, a line each. Those that wait are told first.
    QString messages(std::size_t since = 0) const {
        // The first turn may compose what the second one says.
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QString all;
        for (std::size_t i = since; i < said().size(); ++i) {
            if (!said()[i].isPlace) all += said()[i].text + u'\n';
        }
        return all;
    }

  private:
    static std::vector<Said>& said() {
        static std::vector<Said> all;
        return all;
    }
    static void hear(QAccessibleEvent& event) {
        const bool isFocus = event.type() == QAccessible::Focus;
        if (!isFocus && event.type() != QAccessible::ObjectShow) return;
        const QAccessibleInterface* face = event.accessibleInterface();
        if (face == nullptr) return;
        const auto role = face->role();
        // A widget that gets the focus, or is shown, is no text of ours.
        if (role != (isFocus ? QAccessible::StaticText : QAccessible::Notification)) return;
        said().push_back({isFocus, face->text(QAccessible::Name)});
    }
};

}  // namespace mazeloom::testing
