// SPDX-License-Identifier: MIT
// Asks for a pack on disk.
#pragma once

#include <QString>

class QWidget;

namespace mazeloom::app {

/// Returns an archive or a pack's pack.json; empty if cancelled. Starts in the last folder.
QString askForPack(QWidget* window, const QString& title);

}  // namespace mazeloom::app
