// SPDX-License-Identifier: MIT
// Asks for a pack on disk.
#pragma once

#include <QString>

class QWidget;

namespace mazeloom::app {

/// Returns an archive, or the pack.json of a pack's folder; empty if the user cancels. Starts in
/// the folder used last.
QString askForPack(QWidget* window, const QString& title);

}  // namespace mazeloom::app
