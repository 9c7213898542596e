// SPDX-License-Identifier: MIT
// An external process that may hang: all waiting for it can be cancelled.
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
        Failed,   ///< the program failed; why() says how
        GivenUp,  ///< cancelled; the program has ended
    };
    /// Called about every 50 ms while waiting; true cancels.
    using StopAsked = std::function<bool()>;

    /// `name` is the program's name in messages.
    explicit Converter(QString name);
    Converter(const Converter&) = delete;
    Converter& operator=(const Converter&) = delete;
    /// Ends the program.
    ~Converter();

    void stopWhen(StopAsked isStopAsked) { isStopAsked_ = std::move(isStopAsked); }

    End start(const QString& program, const QStringList& words);
    /// Returns when the program has read the bytes.
    End write(const char* bytes, qint64 count);
    /// Closes the program's input and waits until it ends.
    End finish();

    /// Asks the program to end; if it does not, kills it and its child processes.
    void stop();

    /// Returns and removes the program's standard output so far.
    QByteArray takeOutput();
    /// Sets a function to call while waiting for the program, so that its output does not pile up.
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
