// SPDX-License-Identifier: MIT
// Maps game keys by their position on keyboards whose layout has no Latin letters.
#pragma once

#include <optional>

#include <QChar>

class QKeyEvent;

namespace mazeloom::widgets {

struct LatinKey {
    int key = 0;  ///< a Qt::Key, without modifiers
    QChar text;   ///< the character that the key types, depending on Shift; null if none
};

/// Returns the key at the same position on a US keyboard, if the event's own character is a letter
/// or sign of a script other than Latin (Cyrillic, Greek, Hebrew, …). Returns nullopt for all other
/// events, and if the key's position is unknown.
std::optional<LatinKey> latinKeyOf(const QKeyEvent& event);

}  // namespace mazeloom::widgets
