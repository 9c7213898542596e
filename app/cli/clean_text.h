// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace mazeloom::app {

/// One line that a terminal shows as it is, whoever wrote it. What would move its cursor, clear it,
/// begin another line or turn the order of letters round – control characters, separators of lines,
/// characters for formatting, halves of surrogate pairs – stands there as an escape, such as
/// \u001b.
QString cleaned(const QString& text);

}  // namespace mazeloom::app
