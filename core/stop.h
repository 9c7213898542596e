// SPDX-License-Identifier: MIT
// How long work learns that nobody wants its result any more.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>

namespace mazeloom {

/// Counts how often work looks whether it shall end, and lets it end at a given look. So tests need
/// no clock. Safe to use from several threads.
class CountedStop {
  public:
    static constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();

    /// The look of number `endsAt`, counted from 1, is the first that is told to end. `atLook` is
    /// called at each look, on the thread that looks; it may be null.
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

/// Tells work whether it shall end. What it refers to is set from another thread, stays set, and
/// outlives it; a Stop of nothing never asks.
class Stop {
  public:
    Stop() = default;
    Stop(const std::atomic<bool>* flag) : flag_(flag) {}
    Stop(CountedStop* counted) : flag_(&counted->flag()), counted_(counted) {}

    bool isAsked() const {
        if (counted_ != nullptr) counted_->look();
        return flag_ != nullptr && flag_->load(std::memory_order_relaxed);
    }
    /// For work that takes a flag; null where nobody asks.
    const std::atomic<bool>* flag() const { return flag_; }

  private:
    const std::atomic<bool>* flag_ = nullptr;
    CountedStop* counted_ = nullptr;
};

/// How much work lies between two looks at a Stop, in cells, characters or bytes: some
/// milliseconds.
inline constexpr std::uint64_t kStopPace = std::uint64_t{1} << 16;

/// Looks at a Stop once for every so much work, for loops whose steps are too short for a look
/// each. Once it was told to end it stays so.
class PacedStop {
  public:
    explicit PacedStop(const Stop& stop, std::uint64_t pace = kStopPace)
        : stop_(stop), pace_(pace) {}

    /// `work` is what the next step does.
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

/// Why a function that was told to end returns no result: half a sentence.
inline constexpr const char* kStopped = "was stopped";

}  // namespace mazeloom
