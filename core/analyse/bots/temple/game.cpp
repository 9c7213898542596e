// SPDX-License-Identifier: MIT
#include "core/analyse/bots/temple/game.h"

#include <algorithm>

#include "core/analyse/bots/temple/bot.h"
#include "core/analyse/bots/temple/bots.h"
#include "core/play/replay.h"
#include "core/play/temple/engine.h"
#include "core/play/temple/prove/prove.h"

namespace mazeloom::analyse::bots::temple {

using play::Stroke;
using play::temple::Engine;
using play::temple::Field;
using play::temple::State;

namespace {

/// The number of ticks between two checks of the stop flag.
constexpr std::int64_t kTicksPerLook = 256;

/// Whether a stroke made now begins a move in the next tick (RULES.md T-2.1).
bool isFree(const State& state) {
    return state.hero.rest <= 2 && state.controls.queued == 0;
}

/// An attempt, with its recorded inputs.
class Attempt {
  public:
    explicit Attempt(const Setup& setup)
        : setup_(setup), engine_(setup.field), state_(engine_.start()) {}

    void play(const Bot& bot) {
        const View view(*setup_.field, state_, setup_.numbers);
        const auto mind = bot.mind(view, random::Stream(setup_.seed));
        const std::int64_t most = mostTicks(*setup_.field);
        while (!state_.isOver() && state_.tick < most && !isStopped()) {
            if (!isFree(state_)) {
                pass({});
                continue;
            }
            const Choice choice = mind->next();
            if (choice.givesUp) return;
            if (!choice.tap) {
                pass({});
                continue;
            }
            const Stroke stroke = play::temple::tap(*choice.tap);
            inputs_.push_back({state_.tick, stroke});
            pass({&stroke, 1});
        }
    }

    void repeat(const play::Replay& replay) {
        inputs_ = replay.inputs;
        std::size_t next = 0;
        std::vector<Stroke> strokes;
        while (!state_.isOver() && state_.tick < replay.header.ticks.value_or(0) && !isStopped()) {
            strokes.clear();
            for (; next < inputs_.size() && inputs_[next].tick == state_.tick; ++next)
                strokes.push_back(inputs_[next].stroke);
            pass(strokes);
        }
    }

    Game game() {
        Game game;
        game.outcome = state_.outcome;
        game.killer = state_.cause;
        game.end = state_.isOver() ? state_.end : state_.hero.at;
        game.ticks = state_.tick;
        game.score = static_cast<std::int64_t>(state_.coins.size());
        game.hash = play::temple::hash(state_);
        game.replay.header.game = "temple";
        game.replay.header.pace = "real time";
        game.replay.header.ticks = state_.tick;
        game.replay.inputs = std::move(inputs_);
        return game;
    }

  private:
    void pass(std::span<const Stroke> strokes) { engine_.advance(state_, strokes); }
    bool isStopped() const {
        return setup_.stop != nullptr && state_.tick % kTicksPerLook == 0 && *setup_.stop;
    }

    const Setup& setup_;
    Engine engine_;
    State state_;
    std::vector<play::Input> inputs_;
};

}  // namespace

std::int64_t mostTicks(const Field& field) {
    std::int64_t open = 0;
    for (int y = 0; y < field.size().height; ++y) {
        for (const level::Cell cell : field.map().cells.row(y))
            open += cell.isWalkable() ? 1 : 0;
    }
    // A longer game could not be saved as a replay.
    return std::min<std::int64_t>(
        60 * play::temple::kTicksPerSecond + open * 8 * play::temple::kMoveHalfTicks / 2,
        play::ReplayLimits::kMostTicks);
}

Game playGame(const Bot& bot, const Setup& setup) {
    Attempt attempt(setup);
    if (bot.mind != nullptr) {
        attempt.play(bot);
        return attempt.game();
    }
    const play::temple::Proof proof = setup.proof != nullptr
                                          ? *setup.proof
                                          : play::temple::prove(setup.field, {.stop = setup.stop});
    if (proof.verdict == play::temple::Verdict::Winnable) {
        attempt.repeat(proof.witness);
    } else {
        attempt.play(deducerBot);
    }
    return attempt.game();
}

}  // namespace mazeloom::analyse::bots::temple
