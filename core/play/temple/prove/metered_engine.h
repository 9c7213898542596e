// SPDX-License-Identifier: MIT
// The engine as a proof uses it: each tick is charged to the proof's budget. All ticks of a proof
// pass through this class, so none is free. Private to core/play/temple/prove.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>

#include "core/play/temple/engine.h"
#include "core/play/temple/prove/meter.h"
#include "core/play/temple/prove/prove.h"

namespace mazeloom::play::temple {

class MeteredEngine {
  public:
    MeteredEngine(std::shared_ptr<const Field> field, Meter& meter)
        : engine_(std::move(field)), meter_(meter) {}

    const Field& field() const { return engine_.field(); }
    State start() { return engine_.start(); }

    /// Lets a tick pass. Returns whether steps are left for another tick.
    bool advance(State& state, std::span<const Stroke> strokes) {
        const std::int64_t before = engine_.looks();
        engine_.advance(state, strokes);
        // The engine also computes the position of each mover and the state of each beam in each
        // tick.
        const std::size_t asked =
            field().bugs().size() + field().bosses().size() + field().emitters().size();
        rest_ += engine_.looks() - before + static_cast<std::int64_t>(asked);
        const std::int64_t steps = rest_ / kLooksPerStep;
        rest_ %= kLooksPerStep;
        return meter_.spend(1 + steps);
    }
    bool isSpent() const { return meter_.isOut(); }
    /// Returns the number of cells that bosses have looked at.
    std::int64_t looks() const { return engine_.looks(); }

  private:
    Engine engine_;
    Meter& meter_;
    std::int64_t rest_ = 0;  ///< looks that do not add up to a step yet
};

}  // namespace mazeloom::play::temple
