// SPDX-License-Identifier: MIT
// Common handling of the signals that ask a command to end (SIGINT, SIGTERM, SIGHUP): finished
// files stay, no hidden files remain, and the exit code is 128 plus the signal's number.
#pragma once

#include <atomic>

namespace mazeloom::app {

/// While an object of this class exists, the signals only set a flag, which the command checks.
/// Objects may be nested. An ignored SIGHUP (nohup) stays ignored. Use it from one thread only.
class Interruption {
  public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    ~Interruption();

    bool isAsked() const { return wasAsked(); }
    /// Returns the flag that a signal sets. Threads that do the work can read it.
    static const std::atomic<bool>& flag();
    static bool wasAsked() { return flag(); }
    /// Returns the exit code of a failed command: 130 after SIGINT, 143 after SIGTERM, 129 after
    /// SIGHUP, otherwise `failed`.
    static int exitCodeOr(int failed);
};

}  // namespace mazeloom::app
