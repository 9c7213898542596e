// SPDX-License-Identifier: MIT
// What the editor asks and tells when a pack is exported.
#pragma once

#include <QString>
#include <QStringList>

#include "core/level/level.h"
#include "core/problem.h"

class QWidget;

namespace mazeloom::app {

/// Where to; empty when the user cancels. A file that is there is asked about.
QString askForArchive(QWidget* window, const QString& title);

/// Tells what keeps a pack from being exported, a line for each problem. Whether the user wants to
/// see the list of problems.
bool tellWhyNotExported(QWidget* window, const QString& title, const QStringList& problems);

/// With `pack`, the problem's level and stage are named by their titles.
void tellNotWritten(QWidget* window, const QString& title, const Problem& problem,
                    const level::Pack* pack = nullptr);

/// The problem names the file.
void tellNotRead(QWidget* window, const Problem& problem);

}  // namespace mazeloom::app
