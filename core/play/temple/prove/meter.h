// SPDX-License-Identifier: MIT
// The budget of a proof: the steps that are left, and whether the caller wants the proof to stop.
// Every loop of a proof that can take long asks the meter. Private to core/play/temple/prove.
#pragma once

#include <atomic>
#include <cstdint>

namespace mazeloom::play::temple {

class Meter {
  public:
    Meter(std::int64_t steps, const std::atomic<bool>* stop) : remaining_(steps), stop_(stop) {}

    /// Counts steps. Returns whether to go on.
    bool spend(std::int64_t steps = 1) {
        remaining_ -= steps;
        return !isOut();
    }
    bool isOut() const { return remaining_ <= kept_ || isStopped(); }
    bool isStopped() const { return stop_ != nullptr && stop_->load(std::memory_order_relaxed); }
    /// Returns the steps that are left, without those kept back.
    std::int64_t remaining() const { return remaining_ - kept_; }
    /// Keeps back this many steps for later; 0 releases all of them.
    void keep(std::int64_t steps) { kept_ = steps; }

  private:
    std::int64_t remaining_;
    std::int64_t kept_ = 0;
    const std::atomic<bool>* stop_;
};

}  // namespace mazeloom::play::temple
