// SPDX-License-Identifier: MIT
// Plays the temple game, tick by tick: the next state depends only on the field, the state and the
// strokes.
//
// The order within a tick:
//   1. strokes       buttons go down and up; turning, selecting, throwing and reading take no
//                    time and are done at once
//   2. the clock     one tick passes (if pace is `step`, only while the hero moves or waits);
//                    bugs and beams move with it
//   3. walking       the hero makes the next move; what lies in the new cell is collected, a trap
//                    there springs
//   4. waterfalls    carry the hero
//   5. bosses        look for the hero, and move
//   6. explosives    grenades fly, fuses burn, explosives go off
//   7. dangers       a bug, a boss, a beam or the lack of air ends the attempt
//   8. objectives    the attempt is won if all of them are met
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

    /// Starts an attempt. The hero collects what lies in its cell; a trap there does not spring. If
    /// nothing is left to do, the attempt is won at once.
    State start(Happenings* happenings = nullptr);

    /// Applies the strokes and lets a tick pass. Returns false if no tick passed, because the
    /// attempt is over or waits for the hero. If no tick passes, the strokes count as if they came
    /// at the beginning of the next tick. Appends to `happenings`.
    bool advance(State& state, std::span<const Stroke> strokes, Happenings* happenings = nullptr);

    /// Whether advance() would let a tick pass without a further stroke.
    bool isRunning(const State& state) const;

    /// Returns the number of cells that bosses have looked at in all ticks so far. These looks are
    /// the only part of a tick's cost that grows with the size of the level.
    std::int64_t looks() const { return looks_; }

  private:
    std::shared_ptr<const Field> field_;
    Pace pace_;
    WayFinder ways_;
    std::int64_t looks_ = 0;
};

}  // namespace mazeloom::play::temple
