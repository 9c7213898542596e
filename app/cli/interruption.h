// SPDX-License-Identifier: MIT
// Lets a command that is told to end (Ctrl + C) clean up first.
#pragma once

namespace mazeloom::app {

/// While one lives, the signals that ask a program to end only set a flag. One at a time.
class Interruption {
  public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    ~Interruption();

    bool isAsked() const;

  private:
    using Handler = void (*)(int);
    Handler interrupt_;
    Handler terminate_;
    Handler hangUp_;
};

}  // namespace mazeloom::app
