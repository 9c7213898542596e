// SPDX-License-Identifier: MIT
// Questions and messages of the editor when a pack is exported.
#pragma once

#include <QString>
#include <QStringList>

#include "core/level/level.h"
#include "core/problem.h"

class QWidget;

namespace mazeloom::app {

/// Asks for the name of an archive, and for permission to replace an existing file. Returns an
/// empty text if the user cancels.
QString askForArchive(QWidget* window, const QString& title);

/// Shows what prevents the export of a pack, one line per problem. Returns whether the user wants
/// to see the list of problems.
bool tellWhyNotExported(QWidget* window, const QString& title, const QStringList& problems);

/// Reports a write error. If `pack` is given, names the problem's level and stage by their titles.
void tellNotWritten(QWidget* window, const QString& title, const Problem& problem,
                    const level::Pack* pack = nullptr);

/// Reports a read error. The problem contains the file's name.
void tellNotRead(QWidget* window, const Problem& problem);

}  // namespace mazeloom::app
