// SPDX-License-Identifier: MIT
// Words that mean the same in a search for an action: one program calls "resize" what is "canvas
// size" or "dimensions" in another.
#pragma once

#include <QStringList>

namespace mazeloom::app {

/// Each word of a group, if it is typed, stands for the words in `found`. Words in `asked` are
/// never looked for: "canvas" finds "Resize", but "resize" does not find "Play beside the canvas".
struct Synonyms {
    QStringList found;
    QStringList asked;
};

/// The groups in the language of the window.
QList<Synonyms> synonyms();

}  // namespace mazeloom::app
