// SPDX-License-Identifier: MIT
// A private home folder for a test, so that another build can run the same test concurrently.
#pragma once

#include <QDir>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace mazeloom::testing {

/// Creates the folder and removes it when the program ends. Must be called before settings are
/// first read. A test started by a test shares its home.
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
    // Qt looks the settings folder up only once, which may already have happened; so it is also set
    // explicitly.
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                       QDir(home).filePath(QStringLiteral("settings")));
}

}  // namespace mazeloom::testing
