// SPDX-License-Identifier: MIT
#pragma once

#include <time.h>

namespace mazeloom::bench {

/// Measures processor time of this thread or of all threads, so that other programs do not count.
class Stopwatch {
  public:
    explicit Stopwatch(clockid_t clock = CLOCK_THREAD_CPUTIME_ID) : clock_(clock) {}

    double seconds() const { return now() - start_; }

  private:
    double now() const {
        timespec time{};
        clock_gettime(clock_, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
    }

    clockid_t clock_;
    double start_ = now();
};

}  // namespace mazeloom::bench
