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
    static constexpr int kFastest = 400;
    /// After a hitch (a dragged window, a suspended machine) no more real time than this is made up
    /// for: the hero does not run into a wall of traps while nobody could see them.
    static constexpr std::int64_t kMostNanoseconds = 100'000'000;

    int speed() const { return speed_; }
    void setSpeed(int percent) { speed_ = std::clamp(percent, kSlowest, kFastest); }

    /// The ticks that are due after so much more real time; what is left of one is kept.
    int ticksAfter(std::int64_t nanoseconds) {
        // In parts of a tick, of which a second at normal speed has 10⁹ × 100 × 60.
        constexpr std::int64_t kPartsOfTick = std::int64_t{1'000'000'000} * kNormal;
        parts_ += std::clamp<std::int64_t>(nanoseconds, 0, kMostNanoseconds) * speed_ *
                  level::kTicksPerSecond;
        const std::int64_t ticks = parts_ / kPartsOfTick;
        parts_ %= kPartsOfTick;
        return static_cast<int>(ticks);
    }
    /// How much of the next tick has passed, 0–999: what smooth motion is drawn from.
    int thousandths() const {
        return static_cast<int>(parts_ / (std::int64_t{1'000'000'000} * kNormal / 1000));
    }
    /// Forgets what is left of a tick: after a pause or a jump.
    void reset() { parts_ = 0; }

  private:
    std::int64_t parts_ = 0;
    int speed_ = kNormal;
};

}  // namespace mazeloom::play
