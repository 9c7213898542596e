// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace mazeloom::app {

/// While it lives, no window system to be found is the program's end: with a plain line and exit
/// code 1. Qt itself ends there with its own text and a core dump, and cannot be asked before.
class DisplayGuard {
  public:
    DisplayGuard();
    ~DisplayGuard();
    DisplayGuard(const DisplayGuard&) = delete;
    DisplayGuard& operator=(const DisplayGuard&) = delete;

  private:
    QtMessageHandler before_;
};

}  // namespace mazeloom::app
