// SPDX-License-Identifier: MIT
#include "widgets/exchange/animations/converter.h"

#include <csignal>
#include <utility>

#include <unistd.h>

namespace mazeloom::widgets {

namespace {

constexpr int kPoll = 50;    // interval of stop checks, in ms
constexpr int kGrace = 100;  // time, in ms, that a program has to end after SIGTERM
/// A program that has stopped reading gets the time of this many checks, kPoll apart, to end by
/// itself. After that, it is ended.
constexpr int kLooksAfterFailure = 20;

}  // namespace

Converter::Converter(QString name) : name_(std::move(name)) {
    // The program gets its own process group, so that its child processes can be ended with it, and
    // ^C reaches only this process.
    process_.setChildProcessModifier([] { ::setpgid(0, 0); });
}

Converter::~Converter() {
    stop();
}

Converter::End Converter::start(const QString& program, const QStringList& words) {
    if (!isRead_) process_.setStandardOutputFile(QProcess::nullDevice());
    process_.start(program, words);
    return process_.waitForStarted(-1) ? End::Good : End::Failed;
}

Converter::End Converter::write(const char* bytes, qint64 count) {
    bool isRead = process_.write(bytes, count) == count;
    while (isRead && process_.bytesToWrite() > 0) {
        if (process_.waitForBytesWritten(kPoll)) continue;
        if (isStopAsked()) return giveUp();
        isRead = process_.state() == QProcess::Running && process_.error() == QProcess::Timedout;
    }
    if (isRead) return End::Good;
    // A program that stopped reading has usually ended, or ends soon.
    for (int look = 0; look < kLooksAfterFailure; ++look) {
        if (process_.state() == QProcess::NotRunning || process_.waitForFinished(kPoll)) break;
        if (isStopAsked()) return giveUp();
    }
    stop();
    return End::Failed;
}

Converter::End Converter::finish() {
    process_.closeWriteChannel();
    while (process_.state() != QProcess::NotRunning && !process_.waitForFinished(kPoll)) {
        if (isRead_) isRead_();
        if (isStopAsked()) return giveUp();
    }
    if (isRead_) isRead_();
    const bool isGood = process_.exitStatus() == QProcess::NormalExit && process_.exitCode() == 0;
    return isGood ? End::Good : End::Failed;
}

Converter::End Converter::giveUp() {
    stop();
    return End::GivenUp;
}

QByteArray Converter::takeOutput() {
    return process_.readAllStandardOutput();
}

QString Converter::why() {
    const QStringList lines =
        QString::fromLocal8Bit(process_.readAllStandardError()).split(u'\n', Qt::SkipEmptyParts);
    return lines.isEmpty() ? name_ + QStringLiteral(": ") + process_.errorString()
                           : name_ + QStringLiteral(": ") + lines.front().trimmed();
}

void Converter::stop() {
    if (process_.state() == QProcess::NotRunning) return;
    const auto group = static_cast<pid_t>(process_.processId());
    if (group <= 0) return;
    ::kill(-group, SIGTERM);
    process_.waitForFinished(kGrace);
    // Kill the whole group: child processes may outlive the program.
    ::kill(-group, SIGKILL);
    process_.waitForFinished(-1);
}

}  // namespace mazeloom::widgets
