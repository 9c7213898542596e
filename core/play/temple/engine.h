// SPDX-License-Identifier: MIT
// Plays the temple game, tick by tick: the next state follows from the field, the state and what
// was done to the buttons, and from nothing else.
//
// In a tick, in this order:
//   1. strokes       buttons go down and up; what takes no time is done: turning, selecting,
//                    throwing, reading
//   2. the clock     one tick passes (where pace is `step`, only if the hero moves or waits);
//                    bugs and beams follow it
//   3. walking       the hero makes the next move; what lies there is collected, a trap springs
//   4. waterfalls    carry the hero
//   5. bosses        look, and move
//   6. explosives    grenades fly, fuses burn, blasts go off
//   7. dangers       bugs, bosses, beams, and no air
//   8. objectives    is it won?
// An attempt that is lost in one of them is not played on.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "core/play/temple/state/buttons.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/happening.h"
#include "core/play/temple/state/rules.h"
#include "core/play/temple/state/state.h"
#include "core/play/temple/state/way_finder.h"

namespace mazeloom::play::temple {

class Engine {
  public:
    explicit Engine(std::shared_ptr<const Field> field, Pace pace = Pace::RealTime);

    const Field& field() const { return *field_; }
    std::shared_ptr<const Field> sharedField() const { return field_; }
    Pace pace() const { return pace_; }

    /// The start of an attempt. What lies under the hero is collected; a trap there is not stepped
    /// on. Where nothing is to be done it is won.
    State start(Happenings* happenings = nullptr);

    /// Takes the strokes, and lets a tick pass. False when none did: the attempt is over, or waits
    /// for the hero. Strokes that come without a tick count the same as at the beginning of the
    /// next. `happenings` are appended to.
    bool advance(State& state, std::span<const Stroke> strokes, Happenings* happenings = nullptr);

    /// Whether advance() would let a tick pass without a further stroke.
    bool isRunning(const State& state) const;

    /// How many cells bosses have looked at in all ticks that it has let pass: of what a tick takes
    /// the one part that grows with the level.
    std::int64_t looks() const { return looks_; }

  private:
    std::shared_ptr<const Field> field_;
    Pace pace_;
    WayFinder ways_;
    std::int64_t looks_ = 0;
};

}  // namespace mazeloom::play::temple
