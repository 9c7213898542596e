// SPDX-License-Identifier: MIT
// The names under which the program's settings and data are stored.
#pragma once

#include <QCoreApplication>

namespace mazeloom::app {

/// Sets the names of the application object. Without them, settings and data are not found.
inline void nameTheProgram() {
    QCoreApplication::setOrganizationName(QStringLiteral("mazeloom"));
    QCoreApplication::setApplicationName(QStringLiteral("mazeloom"));
}

}  // namespace mazeloom::app
