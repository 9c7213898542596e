// SPDX-License-Identifier: MIT
// Plays the temple game, tick by tick: the next state depends only on the field, the state and the
// strokes.
//
// The order within a tick:
//   1. strokes       buttons go down and up; turning, selecting, throwing and reading take no
//                    time and are done at once
//   2. the clock     one tick passes (where pace is `step`, only if the hero moves or waits);
//                    bugs and beams follow it
//   3. walking       the hero makes the next move; what lies there is collected, a trap springs
//   4. waterfalls    carry the hero
//   5. bosses        look, and move
//   6. explosives    grenades fly, fuses burn, blasts go off
//   7. dangers       bugs, bosses, beams, and no air
//   8. objectives    is it won?
// If one of these steps ends the attempt, the later ones are skipped.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "core/play/temple/state/buttons.h"
#include "core/play/temple/state/constants.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/happening.h"
#include "core/play/temple/state/state.h"
#include "core/play/temple/state/way_finder.h"

namespace mazeloom::play::temple {

class Engine {
  public:
    explicit Engine(std::shared_ptr<const Field> field, Pace pace = Pace::RealTime);

    const Field& field() const { return *field_; }
    std::shared_ptr<const Field> sharedField() const { return field_; }
    Pace pace() const { return pace_; }

    /// Starts an attempt. The hero collects what lies in its cell, but does not step on a trap
    /// there. If nothing is left to do, the attempt is won.
    State start(Happenings* happenings = nullptr);

    /// Applies the strokes and lets a tick pass. Returns false if no tick passed: the attempt is
    /// over or waits for the hero. Strokes without a tick count as at the beginning of the next
    /// one. Appends to `happenings`.
    bool advance(State& state, std::span<const Stroke> strokes, Happenings* happenings = nullptr);

    /// Whether advance() would let a tick pass without a further stroke.
    bool isRunning(const State& state) const;

    /// Returns the number of cells that bosses have looked at in all ticks so far: the only part of
    /// a tick's cost that grows with the level.
    std::int64_t looks() const { return looks_; }

  private:
    std::shared_ptr<const Field> field_;
    Pace pace_;
    WayFinder ways_;
    std::int64_t looks_ = 0;
};

}  // namespace mazeloom::play::temple
