// SPDX-License-Identifier: MIT
// Synonyms for the action search: one program's "resize" is another's "canvas size" or
// "dimensions".
#pragma once

#include <QStringList>

namespace mazeloom::app {

/// Synonyms: each typed word of the group stands for the words in `found`. Words in `asked` are
/// never searched for: "canvas" finds "Resize", but "resize" does not find "Play beside the
/// canvas".
struct Synonyms {
    QStringList found;
    QStringList asked;
};

/// Returns the groups in the language of the window.
QList<Synonyms> synonyms();

}  // namespace mazeloom::app
