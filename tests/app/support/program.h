// SPDX-License-Identifier: MIT
// Runs the built program as a shell would, without a display.
#pragma once

#include <deque>
#include <memory>
#include <utility>
#include <vector>

#include <QByteArray>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>
#include <QThread>

#include "tests/support/root.h"

namespace mazeloom::testing {

struct ProgramResult {
    int exitCode = -1;  ///< −1: it crashed or did not end in time
    QByteArray out;
    QByteArray messages;

    QStringList lines() const { return QString::fromUtf8(out).split('\n', Qt::SkipEmptyParts); }
};

/// Returns this process's environment with a locale ("de_DE.UTF-8").
inline QProcessEnvironment speaking(const QString& language) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove("LANGUAGE");
    environment.insert("LC_ALL", language);
    return environment;
}

inline void startProgram(QProcess& process, const QStringList& arguments,
                         QProcessEnvironment environment, const QByteArray& in) {
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(name);
    process.setProcessEnvironment(environment);
    process.start(QString::fromStdString(fromRoot(MAZELOOM_PROGRAM)), arguments);
    process.write(in);
    process.closeWriteChannel();
}

inline ProgramResult resultOf(QProcess& process, int seconds) {
    const bool hasEnded =
        process.state() == QProcess::NotRunning || process.waitForFinished(seconds * 1000);
    if (!hasEnded || process.error() == QProcess::FailedToStart ||
        process.exitStatus() != QProcess::NormalExit) {
        return {};
    }
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Runs the program with `in` as its standard input, for at most `seconds` seconds.
inline ProgramResult runProgram(
    const QStringList& arguments,
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment(),
    const QByteArray& in = {}, int seconds = 60) {
    QProcess process;
    startProgram(process, arguments, std::move(environment), in);
    return resultOf(process, seconds);
}

/// Runs the program once for each list of arguments, several at a time. The results are in the
/// order of the lists.
inline std::vector<ProgramResult> runPrograms(const std::vector<QStringList>& arguments,
                                              const QProcessEnvironment& environment,
                                              int seconds = 60) {
    std::vector<ProgramResult> results;
    std::deque<std::unique_ptr<QProcess>> running;
    const auto most = static_cast<std::size_t>(QThread::idealThreadCount());
    for (std::size_t next = 0; results.size() < arguments.size();) {
        while (next < arguments.size() && running.size() <= most) {
            running.push_back(std::make_unique<QProcess>());
            startProgram(*running.back(), arguments[next++], environment, {});
        }
        results.push_back(resultOf(*running.front(), seconds));
        running.pop_front();
    }
    return results;
}

}  // namespace mazeloom::testing
