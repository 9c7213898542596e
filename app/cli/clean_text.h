// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace mazeloom::app {

/// Returns a text as one line that is safe on a terminal. Control characters, line separators,
/// formatting characters (which include those for text direction) and unpaired surrogates are
/// replaced by escapes such as \u001b: they could move the cursor, clear the screen, start another
/// line or reverse letters.
QString cleaned(const QString& text);

}  // namespace mazeloom::app
