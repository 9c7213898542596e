// SPDX-License-Identifier: MIT
// Requests to stop long work whose result is no longer wanted.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>

namespace mazeloom {

/// Counts how often work polls for a stop request, and requests the stop at a given poll, so that
/// tests need no clock. Thread-safe.
class CountedStop {
  public:
    static constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();

    /// Requests the stop from poll number `endsAt` on, counted from 1. `atLook` is called at each
    /// poll, on the thread that polls; it may be null.
    explicit CountedStop(std::uint64_t endsAt = kNever, void (*atLook)() = nullptr)
        : endsAt_(endsAt), atLook_(atLook) {}

    void look() {
        if (++looks_ >= endsAt_) flag_ = true;
        if (atLook_ != nullptr) atLook_();
    }
    std::uint64_t looks() const { return looks_; }
    const std::atomic<bool>& flag() const { return flag_; }

  private:
    const std::uint64_t endsAt_;
    void (*const atLook_)();
    std::atomic<std::uint64_t> looks_ = 0;
    std::atomic<bool> flag_ = false;
};

/// Lets work poll for a stop request, which is a flag that another thread sets. The flag must stay
/// set, and must outlive the Stop. A default Stop never requests a stop.
class Stop {
  public:
    Stop() = default;
    Stop(const std::atomic<bool>* flag) : flag_(flag) {}
    Stop(CountedStop* counted) : flag_(&counted->flag()), counted_(counted) {}

    bool isAsked() const {
        if (counted_ != nullptr) counted_->look();
        return flag_ != nullptr && flag_->load(std::memory_order_relaxed);
    }
    /// Returns the flag, for functions that take a flag; null if a stop is never requested.
    const std::atomic<bool>* flag() const { return flag_; }

  private:
    const std::atomic<bool>* flag_ = nullptr;
    CountedStop* counted_ = nullptr;
};

/// The work between two polls of a Stop, in cells, characters or bytes; it takes some milliseconds.
inline constexpr std::uint64_t kStopPace = std::uint64_t{1} << 16;

/// Polls a Stop once for every `pace` units of work, for loops whose steps are too short for a poll
/// each. Once a stop is requested, it stays requested.
class PacedStop {
  public:
    explicit PacedStop(const Stop& stop, std::uint64_t pace = kStopPace)
        : stop_(stop), pace_(pace) {}

    /// Returns whether a stop was requested at a poll. `work` is the number of units of the next
    /// step.
    bool isAsked(std::uint64_t work = 1) {
        done_ += work;
        if (done_ < pace_) return isAsked_;
        done_ = 0;
        return isAsked_ = isAsked_ || stop_.isAsked();
    }

  private:
    Stop stop_;
    std::uint64_t pace_;
    std::uint64_t done_ = 0;
    bool isAsked_ = false;
};

/// The reason why a stopped function returns no result; a sentence fragment.
inline constexpr const char* kStopped = "was stopped";

}  // namespace mazeloom
