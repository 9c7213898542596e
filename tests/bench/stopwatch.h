// SPDX-License-Identifier: MIT
#pragma once

#include <time.h>

namespace mazeloom::bench {

/// Processor time of this thread: what else the machine is doing does not count.
class Stopwatch {
  public:
    double seconds() const { return now() - start_; }

  private:
    static double now() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
    }

    double start_ = now();
};

}  // namespace mazeloom::bench
