// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/ground.h"

#include <algorithm>

namespace mazeloom::play::descent {

namespace {

/// A wound costs the maximum hit points divided by this number, but at least one hit point.
constexpr std::int32_t kWoundShare = 10;

void die(Turn& turn, MessageId message) {
    State& state = turn.state;
    state.hero.hp = 0;
    state.outcome = Outcome::Died;
    // The kind Hero means that the ground killed the hero, not a monster.
    state.killer = level::ThingKind::Hero;
    turn.log(message);
    turn.tell(What::Died, state.hero.at);
}

}  // namespace

void sufferGround(Turn& turn) {
    State& state = turn.state;
    switch (state.floor.cells.at(state.hero.at).effect()) {
        case level::Effect::None:
            return;
        case level::Effect::Slows:
            turn.isSlowed = true;
            return;
        case level::Effect::Kills:
            return die(turn, MessageId::GroundKills);
        case level::Effect::Wounds:
            break;
    }
    const std::int32_t damage = std::max(state.hero.mostHp / kWoundShare, 1);
    if (state.hero.hp <= damage) return die(turn, MessageId::GroundKills);
    state.hero.hp -= damage;
    turn.log(MessageId::GroundWounds, damage);
    turn.tell(What::Wounded, state.hero.at, damage);
}

bool mayAct(const State& state, const Monster& monster) {
    return state.floor.cells.at(monster.at).effect() != level::Effect::Slows ||
           state.turns % 2 == 0;
}

}  // namespace mazeloom::play::descent
