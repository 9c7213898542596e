// SPDX-License-Identifier: MIT
// Turns the time that a window measures into the whole ticks of a game.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/level/level.h"

namespace mazeloom::play {

class Clock {
  public:
    /// Speeds are in per cent of real time.
    static constexpr int kSlowest = 25;
    static constexpr int kNormal = 100;
    static constexpr int kFastest = 3200;
    /// The highest speed at which anybody plays; higher ones are for watching.
    static constexpr int kMostPlayed = 400;
    /// After a hitch (a dragged window, a suspended machine), at most this much real time is made
    /// up for. The hero must not run into a wall of traps while nobody can see them.
    static constexpr std::int64_t kMostNanoseconds = 100'000'000;

    int speed() const { return speed_; }
    void setSpeed(int percent) { speed_ = std::clamp(percent, kSlowest, kFastest); }

    /// Returns the ticks due after `nanoseconds` of real time. Keeps the fraction of a tick that is
    /// left.
    int ticksAfter(std::int64_t nanoseconds) {
        // Counts in parts of a tick: a second at normal speed has 10⁹ × 100 × 60 of them.
        constexpr std::int64_t kPartsOfTick = std::int64_t{1'000'000'000} * kNormal;
        parts_ += std::clamp<std::int64_t>(nanoseconds, 0, kMostNanoseconds) * speed_ *
                  level::kTicksPerSecond;
        const std::int64_t ticks = parts_ / kPartsOfTick;
        parts_ %= kPartsOfTick;
        return static_cast<int>(ticks);
    }
    /// Returns how much of the next tick has passed, 0–999, for smooth motion.
    int thousandths() const {
        return static_cast<int>(parts_ / (std::int64_t{1'000'000'000} * kNormal / 1000));
    }
    /// Drops the kept fraction of a tick, after a pause or a jump.
    void reset() { parts_ = 0; }

  private:
    std::int64_t parts_ = 0;
    int speed_ = kNormal;
};

}  // namespace mazeloom::play
