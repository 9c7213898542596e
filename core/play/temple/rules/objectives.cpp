// SPDX-License-Identifier: MIT
#include "core/play/temple/rules/objectives.h"

#include <algorithm>

#include "core/play/temple/rules/boss.h"

namespace mazeloom::play::temple {

namespace {

using level::Objectives;

std::int64_t deadBosses(const Field& field, const State& state) {
    std::int64_t dead = 0;
    for (std::size_t i = 0; i < state.bosses.size(); ++i)
        dead += !isAlive(field.bosses()[i], state.bosses[i]);
    return dead;
}

std::int64_t countOf(const auto& items) {
    return static_cast<std::int64_t>(items.size());
}

std::int64_t coinsWanted(const Field& field) {
    const int coins = field.objectives().coins;
    return coins == Objectives::kAllCoins ? field.coinCount() : coins;
}

/// Whether all objectives but the exit are met.
bool isAllDone(const Field& field, const State& state) {
    const Objectives& asked = field.objectives();
    return countOf(state.coins) >= coinsWanted(field) &&
           (!asked.bugs || countOf(state.bugs) == countOf(field.bugs())) &&
           (!asked.lasers || countOf(state.emitters) == countOf(field.emitters())) &&
           (!asked.boss || deadBosses(field, state) == countOf(field.bosses())) &&
           (!asked.consoles || countOf(state.consoles) == countOf(field.consoles()));
}

}  // namespace

std::vector<ObjectiveProgress> progressOf(const Field& field, const State& state) {
    const Objectives& asked = field.objectives();
    std::vector<ObjectiveProgress> all;
    if (asked.coins != 0)
        all.push_back({Objective::Coins, countOf(state.coins), coinsWanted(field)});
    if (asked.bugs) all.push_back({Objective::Bugs, countOf(state.bugs), countOf(field.bugs())});
    if (asked.lasers) {
        all.push_back({Objective::Lasers, countOf(state.emitters), countOf(field.emitters())});
    }
    if (asked.boss)
        all.push_back({Objective::Boss, deadBosses(field, state), countOf(field.bosses())});
    if (asked.consoles) {
        all.push_back({Objective::Consoles, countOf(state.consoles), countOf(field.consoles())});
    }
    if (asked.exit || !field.exits().empty())
        all.push_back({Objective::Exit, state.outcome == Outcome::Won ? 1 : 0, 1});
    return all;
}

void judge(Turn& turn) {
    State& state = turn.state;
    // Once all objectives but the exit are met (exitOpen), they are not checked again: they stay
    // met.
    if (state.isOver()) return;
    if (!state.exitOpen) {
        if (!isAllDone(turn.field, state)) return;
        state.exitOpen = true;
        if (!turn.field.exits().empty()) turn.tell(What::ExitOpened, turn.field.exits().front());
    }
    const bool mustLeave = !turn.field.exits().empty() || turn.field.objectives().exit;
    if (mustLeave && !turn.field.isExit(state.hero.at)) return;
    state.outcome = Outcome::Won;
    state.end = state.hero.at;
    turn.tell(What::Won, state.end);
}

}  // namespace mazeloom::play::temple
