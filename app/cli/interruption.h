// SPDX-License-Identifier: MIT
// One policy for the signals that ask a command to end (SIGINT, SIGTERM, SIGHUP): finished files
// stay, nothing hidden is left, and the exit code is 128 and the signal's number.
#pragma once

#include <atomic>

namespace mazeloom::app {

/// While an object of this class lives, the signals only set a flag, which the command looks at.
/// Objects may be nested. A SIGHUP that is ignored (nohup) stays so. For one thread.
class Interruption {
  public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    ~Interruption();

    bool isAsked() const { return wasAsked(); }
    /// True once a signal came; for work on other threads.
    static const std::atomic<bool>& flag();
    static bool wasAsked() { return flag(); }
    /// The exit code of a command that failed: 130 after SIGINT, 143 after SIGTERM, 129 after
    /// SIGHUP, otherwise `failed`.
    static int exitCodeOr(int failed);
};

}  // namespace mazeloom::app
