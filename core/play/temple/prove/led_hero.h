// SPDX-License-Identifier: MIT
// An attempt that follows a plan: the engine's state and the inputs that led to it. A copy serves
// to try something out. Private to core/play/temple/prove.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/play/temple/prove/metered_engine.h"
#include "core/play/temple/prove/reading.h"
#include "core/play/temple/prove/way.h"

namespace mazeloom::play::temple {

class LedHero {
  public:
    LedHero(MeteredEngine& engine, const Reading& reading)
        : engine_(&engine), reading_(&reading), state_(engine.start()) {}

    const State& state() const { return state_; }
    const std::vector<Input>& inputs() const { return inputs_; }
    bool isAlive() const { return state_.outcome != Outcome::Lost; }
    bool isOver() const { return state_.isOver(); }

    /// Adds a stroke to be done before the next tick.
    void stroke(Stroke stroke) { strokes_.push_back(stroke); }
    /// Reads consoles beside the hero, then lets a tick pass.
    void pass() {
        if (isOver()) return;
        reading_->readBeside(state_, strokes_);
        for (const Stroke stroke : strokes_)
            inputs_.push_back({state_.tick, stroke});
        engine_->advance(state_, strokes_);
        strokes_.clear();
    }
    void passUntil(std::int64_t tick) {
        while (state_.tick < tick && !isOver() && !engine_->isSpent())
            pass();
    }
    /// Walks a way, unless the attempt ends earlier. Returns whether the hero has arrived or won.
    bool go(const Way& way) {
        for (const Move& move : way.moves) {
            passUntil(move.tick - 1);
            if (isOver() || state_.tick != move.tick - 1) return isAlive() && isOver();
            stroke(tap(buttonOf(move.direction)));
            pass();
        }
        passUntil(way.arrival);
        return isAlive() && (isOver() || state_.hero.at == way.end);
    }

    /// A state to go back to; cheaper than a copy of the LedHero.
    struct Mark {
        State state;
        std::size_t inputs = 0;
    };
    Mark mark() const { return {state_, inputs_.size()}; }
    void goBack(Mark mark) {
        state_ = std::move(mark.state);
        inputs_.resize(mark.inputs);
        strokes_.clear();
    }

  private:
    MeteredEngine* engine_;
    const Reading* reading_;
    State state_;
    std::vector<Input> inputs_;
    std::vector<Stroke> strokes_;
};

}  // namespace mazeloom::play::temple
