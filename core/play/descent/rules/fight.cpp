// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/fight.h"

#include <algorithm>

namespace mazeloom::play::descent {

namespace {

/// Harms a monster. Returns whether it died.
bool harm(Turn& turn, Monster& monster, std::int32_t damage) {
    monster.hp -= damage;
    if (monster.hp > 0) return false;
    ++turn.state.kills;
    turn.tell(What::KilledMonster, monster.at, 0, monster.kind);
    turn.state.floor.remove(monster);
    return true;
}

}  // namespace

std::int32_t damageOf(std::int64_t attack, random::Stream& dice) {
    return static_cast<std::int32_t>(std::max<std::int64_t>(attack + dice.between(-1, 1), 1));
}

bool strike(Turn& turn, Monster& monster) {
    const level::ThingKind who = monster.kind;
    if (monster.isBoss() && !turn.state.hero.isEnchanted()) {
        turn.log(MessageId::GlancesOff, who);
        turn.tell(What::GlancedOff, monster.at, 0, who);
        return false;
    }
    const std::int32_t damage = damageOf(turn.state.hero.attack(), turn.dice);
    turn.tell(What::HitMonster, monster.at, damage, who);
    const bool isDead = harm(turn, monster, damage);
    turn.log(isDead ? MessageId::YouKill : MessageId::YouHit, who, damage);
    return true;
}

void scorch(Turn& turn, Monster& monster, const Item& wand) {
    const level::ThingKind who = monster.kind;
    const std::int32_t damage = damageOf(wand.power, turn.dice);
    turn.tell(What::FireballHit, monster.at, damage, who);
    const bool isDead = harm(turn, monster, damage);
    turn.log(isDead ? MessageId::FireballKills : MessageId::FireballHits, who, damage);
}

void maul(Turn& turn, const Monster& monster) {
    State& state = turn.state;
    const std::int32_t damage =
        damageOf(statsOf(turn.dungeon.tables(), monster.kind).attack, turn.dice);
    turn.tell(What::MonsterHit, monster.at, damage, monster.kind);
    state.hero.hp = std::max(state.hero.hp - damage, 0);
    if (state.hero.hp > 0) {
        turn.log(MessageId::HitsYou, monster.kind, damage);
        return;
    }
    state.outcome = Outcome::Died;
    state.killer = monster.kind;
    turn.log(MessageId::KillsYou, monster.kind, damage);
    turn.tell(What::Died, state.hero.at, 0, monster.kind);
}

}  // namespace mazeloom::play::descent
