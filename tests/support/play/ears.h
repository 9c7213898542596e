// SPDX-License-Identifier: MIT
// Announcements of widgets as a screen reader hears them: places that get the accessible focus, and
// notifications.
#pragma once

#include <vector>

#include <QAccessible>
#include <QCoreApplication>
#include <QString>

#include "widgets/text/spoken.h"

namespace mazeloom::testing {

/// Listens from its construction to its destruction. Only one may exist at a time.
class Ears {
  public:
    struct Said {
        bool isPlace = false;  ///< otherwise it is a message
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
    /// Returns the last announced place, or an empty text. Announces a pending place first.
    QString place() const {
        QCoreApplication::processEvents();
        for (auto one = said().rbegin(); one != said().rend(); ++one) {
            if (one->isPlace) return one->text;
        }
        return {};
    }
    /// Returns all messages from the `since`-th text on, a line each. Announces pending ones first.
    QString messages(std::size_t since = 0) const {
        // The first pass may compose messages that the second one announces.
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
        // Leaves out widgets that get the focus or are shown.
        if (role != (isFocus ? QAccessible::StaticText : QAccessible::Notification)) return;
        said().push_back({isFocus, face->text(QAccessible::Name)});
    }
};

}  // namespace mazeloom::testing
