// SPDX-License-Identifier: MIT
// The signals that concern a program in a terminal, delivered in the event loop.
#pragma once

#include <functional>
#include <memory>

#include <QObject>

class QSocketNotifier;

namespace mazeloom::app::terminal {

/// While an object of this class exists, SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT and SIGWINCH do
/// nothing but call onSignal later, in the event loop. An ignored SIGHUP (nohup) stays ignored. At
/// most one object may exist at a time.
class Signals : public QObject {
  public:
    std::function<void(int number)> onSignal = [](int) {};

    Signals();
    ~Signals() override;

    /// Stops the process as SIGTSTP does by default, and returns when it goes on.
    static void stopProcess();

  private:
    void deliver();

    std::unique_ptr<QSocketNotifier> notifier_;
};

}  // namespace mazeloom::app::terminal
