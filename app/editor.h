// SPDX-License-Identifier: MIT
#pragma once

class QApplication;

namespace mazeloom::app {

/// Runs the editor until its window closes, and returns the exit code. The application's arguments
/// after the program's name are packs to open. If there are none, the last session is restored.
/// Reports an unknown option on stderr.
int runEditor(QApplication& application);

}  // namespace mazeloom::app
