// SPDX-License-Identifier: MIT
// What the editor asks and tells when a pack is exported.
#pragma once

#include <QString>
#include <QStringList>

#include "core/problem.h"

class QWidget;

namespace mazeloom::app {

/// Where to; empty when the user cancels. A file that is there is asked about.
QString askForArchive(QWidget* window, const QString& title);

/// Tells what keeps a pack from being exported, a line for each problem. Whether the user wants to
/// see the list of problems.
bool tellWhyNotExported(QWidget* window, const QString& title, const QStringList& problems);

void tellNotWritten(QWidget* window, const QString& title, const Problem& problem);

/// The problem names the file.
void tellNotRead(QWidget* window, const Problem& problem);

}  // namespace mazeloom::app
