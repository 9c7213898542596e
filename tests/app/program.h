// SPDX-License-Identifier: MIT
// Runs the built program as a shell would, without a display.
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace mazeloom::testing {

struct ProgramResult {
    int exitCode = -1;  ///< −1: it crashed, or did not end in time
    QByteArray out;
    QByteArray messages;

    QStringList lines() const { return QString::fromUtf8(out).split('\n', Qt::SkipEmptyParts); }
};

/// This process's environment in a language of the C library ("de_DE.UTF-8").
inline QProcessEnvironment speaking(const QString& language) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove("LANGUAGE");
    environment.insert("LC_ALL", language);
    return environment;
}

/// `in` is its standard input; it has so many seconds.
inline ProgramResult runProgram(
    const QStringList& arguments,
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment(),
    const QByteArray& in = {}, int seconds = 60) {
    QProcess process;
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(name);
    process.setProcessEnvironment(environment);
    process.start(MAZELOOM_PROGRAM, arguments);
    process.write(in);
    process.closeWriteChannel();
    if (!process.waitForFinished(seconds * 1000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

}  // namespace mazeloom::testing
