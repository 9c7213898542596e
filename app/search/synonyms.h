// SPDX-License-Identifier: MIT
// Words that mean the same to who looks for an action: what one program calls "resize" is "canvas
// size" or "dimensions" in another.
#pragma once

#include <QStringList>

namespace mazeloom::app {

/// Groups of words in the language of the window; each word of a group stands for the others.
QList<QStringList> synonyms();

}  // namespace mazeloom::app
