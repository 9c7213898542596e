// SPDX-License-Identifier: MIT
// Asks for a pack that is on the disk.
#pragma once

#include <QString>

class QWidget;

namespace mazeloom::app {

/// An archive or the pack.json of a pack's folder; empty when the user cancels. Begins where a pack
/// was found last.
QString askForPack(QWidget* window, const QString& title);

}  // namespace mazeloom::app
