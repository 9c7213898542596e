// SPDX-License-Identifier: MIT
// A home folder of a test's own, for settings and data: the same test may run at the same time, in
// another build.
#pragma once

#include <QDir>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace mazeloom::testing {

/// Until the program ends; then the folder goes. Before the first settings are read. A test that a
/// test starts has the same home.
inline void takeOwnHome() {
    constexpr const char* kShared = "MAZELOOM_TEST_HOME";
    QString home = qEnvironmentVariable(kShared);
    if (home.isEmpty()) {
        static const QTemporaryDir own(
            QDir::temp().filePath(QStringLiteral("mazeloom-home-XXXXXX")));
        if (!own.isValid()) qFatal("no folder for the test's settings");
        home = own.path();
        qputenv(kShared, home.toLocal8Bit());
    }
    qputenv("HOME", home.toLocal8Bit());
    QStandardPaths::setTestModeEnabled(true);
    // Qt asks once where settings are, which may have been before.
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                       QDir(home).filePath(QStringLiteral("settings")));
}

}  // namespace mazeloom::testing
