// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace mazeloom::app {

/// While this object exists, the program ends with a message and exit code 1 if there is no window
/// system. Qt itself would abort with its own text and a core dump, and offers no check beforehand.
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
