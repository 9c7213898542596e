// SPDX-License-Identifier: MIT
#include "core/play/temple/engine.h"

#include "core/play/temple/rules/blast.h"
#include "core/play/temple/rules/boss.h"
#include "core/play/temple/rules/bugs.h"
#include "core/play/temple/rules/lasers.h"
#include "core/play/temple/rules/objectives.h"
#include "core/play/temple/rules/strokes.h"
#include "core/play/temple/rules/walk.h"
#include "core/play/temple/rules/water.h"
#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

namespace {

void pass(Turn& turn) {
    constexpr void (*kPhases[])(Turn&) = {walk,        carry, moveBosses, moveExplosives, touchBugs,
                                          touchBosses, burn,  breathe,    judge};
    ++turn.state.tick;
    for (const auto phase : kPhases) {
        phase(turn);
        if (turn.state.isOver()) return;
    }
}

}  // namespace

Engine::Engine(std::shared_ptr<const Field> field, Pace pace)
    : field_(std::move(field)), pace_(pace), ways_(field_->size()) {}

State Engine::start(Happenings* happenings) {
    State state;
    state.hero.at = field_->start();
    for (const Boss& boss : field_->bosses())
        state.bosses.push_back(bossAtStart(boss));
    Turn turn{*field_, state, ways_, happenings, state.hero.at};
    // The hero did not step on its first cell, so a trap there does not spring.
    state.controls.invulnerable = true;
    arrive(turn);
    state.controls.invulnerable = false;
    judge(turn);
    return state;
}

bool Engine::advance(State& state, std::span<const Stroke> strokes, Happenings* happenings) {
    if (state.isOver()) return false;
    Turn turn{*field_, state, ways_, happenings, state.hero.at};
    for (const Stroke stroke : strokes)
        apply(turn, stroke, pace_);
    if (!isRunning(state)) return false;
    pass(turn);
    looks_ += turn.looks;
    return true;
}

bool Engine::isRunning(const State& state) const {
    if (state.isOver()) return false;
    return pace_ == Pace::RealTime || isOnTheMove(*field_, state);
}

}  // namespace mazeloom::play::temple
