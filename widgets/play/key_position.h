// SPDX-License-Identifier: MIT
// Game keys on keyboards whose layout has no Latin letters.
#pragma once

#include <optional>

#include <QChar>

class QKeyEvent;

namespace mazeloom::widgets {

struct LatinKey {
    int key = 0;  ///< a Qt::Key, without modifiers
    QChar text;   ///< the character with the current state of Shift; null for none
};

/// Returns the key at the same place of a US keyboard, if the event's own character is a letter or
/// sign of a script other than Latin (Cyrillic, Greek, Hebrew, …). Returns nullopt for all other
/// events, and if the place of the key is not known.
std::optional<LatinKey> latinKeyOf(const QKeyEvent& event);

}  // namespace mazeloom::widgets
