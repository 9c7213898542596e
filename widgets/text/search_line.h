// SPDX-License-Identifier: MIT
// Lines to search and filter with. Qt's own buttons inside a line have no accessible names.
#pragma once

#include <QString>

class QLineEdit;

namespace mazeloom::widgets {

/// Adds a button that clears the line, shown while the line has text.
void addClearButton(QLineEdit& line);
/// Gives a line its name, a lens before the text, and a button that clears it.
void makeSearchLine(QLineEdit& line, const QString& name);

}  // namespace mazeloom::widgets
