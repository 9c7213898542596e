// SPDX-License-Identifier: MIT
// Asks for a pack on disk.
#pragma once

#include <QString>

class QWidget;

namespace mazeloom::app {

/// Returns the path of an archive or of a pack's pack.json; empty if the user cancels. Starts in
/// the folder chosen last time.
QString askForPack(QWidget* window, const QString& title);

}  // namespace mazeloom::app
