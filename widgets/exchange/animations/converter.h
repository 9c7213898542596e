// SPDX-License-Identifier: MIT
// An external program that converts data. The program may hang, so all waiting for it can be
// cancelled.
#pragma once

#include <functional>
#include <utility>

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace mazeloom::widgets {

class Converter {
  public:
    enum class End {
        Good,     ///< success
        Failed,   ///< the program failed; why() tells the reason
        GivenUp,  ///< the work was cancelled, and the program has ended
    };
    /// Called about every 50 ms while waiting for the program; if it returns true, the work is
    /// cancelled.
    using StopAsked = std::function<bool()>;

    /// `name` is the program's name in messages.
    explicit Converter(QString name);
    Converter(const Converter&) = delete;
    Converter& operator=(const Converter&) = delete;
    /// Ends the program if it still runs.
    ~Converter();

    void stopWhen(StopAsked isStopAsked) { isStopAsked_ = std::move(isStopAsked); }

    End start(const QString& program, const QStringList& words);
    /// Writes bytes to the program's input. Returns when the program has read them.
    End write(const char* bytes, qint64 count);
    /// Closes the program's input and waits until it ends.
    End finish();

    /// Asks the program to end; if it does not, kills it and its child processes.
    void stop();

    /// Returns the program's standard output since the last call. The output is not kept here.
    QByteArray takeOutput();
    /// Sets a function that finish() calls repeatedly. It should call takeOutput(), so that the
    /// program's output does not pile up.
    void whenRead(std::function<void()> isRead) { isRead_ = std::move(isRead); }

    /// Returns the first line of the program's error output, or the system's error.
    QString why();

  private:
    bool isStopAsked() const { return isStopAsked_ && isStopAsked_(); }
    End giveUp();

    QString name_;
    QProcess process_;
    StopAsked isStopAsked_;
    std::function<void()> isRead_;
};

}  // namespace mazeloom::widgets
