// SPDX-License-Identifier: MIT
// A home folder of a test's own, for settings and data: the same test may run at the same time, in
// another build.
#pragma once

#include <QDir>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace mazeloom::testing {

/// Until the program ends; then the folder goes. Before the first settings are read.
inline void takeOwnHome() {
    static const QTemporaryDir home(QDir::temp().filePath(QStringLiteral("mazeloom-home-XXXXXX")));
    if (!home.isValid()) qFatal("no folder for the test's settings");
    qputenv("HOME", home.path().toLocal8Bit());
    QStandardPaths::setTestModeEnabled(true);
    // Qt asks once where settings are, which may have been before.
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                       home.filePath(QStringLiteral("settings")));
}

}  // namespace mazeloom::testing
