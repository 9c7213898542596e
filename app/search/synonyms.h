// SPDX-License-Identifier: MIT
// Synonyms for the action search: "resize" in one program is "canvas size" or "dimensions" in
// another.
#pragma once

#include <QStringList>

namespace mazeloom::app {

/// A group of synonyms: each typed word of the group stands for the words in `found`. The words in
/// `asked` are never searched for: "canvas" finds "Resize", but "resize" does not find "Play beside
/// the canvas".
struct Synonyms {
    QStringList found;
    QStringList asked;
};

/// Returns the groups in the language of the window.
QList<Synonyms> synonyms();

}  // namespace mazeloom::app
