// SPDX-License-Identifier: MIT
#pragma once

class QApplication;

namespace mazeloom::app {

/// Runs the editor until its window closes, and returns the exit code. The application's arguments
/// after the program's name are packs to open; without any, the built-in ones are opened. Reports
/// an unknown option on stderr.
int runEditor(QApplication& application);

}  // namespace mazeloom::app
