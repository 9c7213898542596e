// SPDX-License-Identifier: MIT
// Synonyms for the action search: "resize" in one program is "canvas size" or "dimensions" in
// another.
#pragma once

#include <QStringList>

namespace mazeloom::app {

/// A group of synonyms. If the user types any word of the group, actions match whose titles contain
/// a word of `found`. Words in `asked` match no action by themselves: "canvas" finds "Resize", but
/// "resize" does not find "Play beside the canvas".
struct Synonyms {
    QStringList found;
    QStringList asked;
};

/// Returns the groups in the language of the window.
QList<Synonyms> synonyms();

}  // namespace mazeloom::app
