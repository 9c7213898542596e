// SPDX-License-Identifier: MIT
// Lines to search and filter with. The buttons that Qt puts into a line have no names of their own.
#pragma once

#include <QString>

class QLineEdit;

namespace mazeloom::widgets {

/// Gives a line a button that empties it, shown while there is something to empty.
void addClearButton(QLineEdit& line);
/// Has a line say what it searches, with a lens before it, and gives it a button that empties it.
void makeSearchLine(QLineEdit& line, const QString& name);

}  // namespace mazeloom::widgets
