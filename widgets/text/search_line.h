// SPDX-License-Identifier: MIT
// Line edits for searching and filtering. They have own buttons, because Qt's buttons inside a line
// edit have no accessible names.
#pragma once

#include <QString>

class QLineEdit;

namespace mazeloom::widgets {

/// Adds a button that clears the line edit. It is shown while the line has text.
void addClearButton(QLineEdit& line);
/// Gives a line edit an accessible name, a magnifier icon before the text, and a button that clears
/// it.
void makeSearchLine(QLineEdit& line, const QString& name);

}  // namespace mazeloom::widgets
