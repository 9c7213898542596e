// SPDX-License-Identifier: MIT
// A program that runs beside us and may stand still: all waiting for it can be given up.
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
        Good,     ///< what was asked is done
        Failed,   ///< the program failed; why() says how
        GivenUp,  ///< somebody asked to stop; the program has ended
    };
    /// Asked about every 50 ms while something is waited for; true: stop waiting.
    using StopAsked = std::function<bool()>;

    /// `name` is what the program is called in messages.
    explicit Converter(QString name);
    Converter(const Converter&) = delete;
    Converter& operator=(const Converter&) = delete;
    /// Ends the program.
    ~Converter();

    void stopWhen(StopAsked isStopAsked) { isStopAsked_ = std::move(isStopAsked); }

    End start(const QString& program, const QStringList& words);
    /// Returns when the program has read the bytes.
    End write(const char* bytes, qint64 count);
    /// Tells the program that no more comes, and waits until it has ended by itself.
    End finish();

    /// Asks the program to end; kills it, and what it has started, if it does not.
    void stop();

    /// The program's standard output so far, each byte given out once.
    QByteArray takeOutput();
    /// Called while the program is waited for, so that its output does not heap up.
    void whenRead(std::function<void()> isRead) { isRead_ = std::move(isRead); }

    /// The first line of what the program complained of, or what the system says.
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
