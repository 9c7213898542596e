// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/fight.h"

#include <algorithm>

namespace mazeloom::play::descent {

namespace {

/// Rewards the hero for the death of a floor's last monster (RULES.md D-5.4).
void reward(Turn& turn) {
    using level::DescentTables;
    const DescentTables& tables = turn.dungeon.tables();
    Hero& hero = turn.state.hero;
    const std::int32_t gain =
        std::clamp(DescentTables::kMaxStat - hero.mostHp, 0, tables.clearGain);
    hero.mostHp += gain;
    const std::int32_t healed = turn.recover(tables.clearHeal + gain);
    if (healed > 0) turn.log(MessageId::FloorCleared, healed, gain);
}

/// Harms a monster, and logs the hit or the death.
void harm(Turn& turn, Monster& monster, std::int32_t damage, MessageId hits, MessageId kills) {
    const level::ThingKind who = monster.kind;
    monster.hp -= damage;
    if (monster.hp > 0) return turn.log(hits, who, damage);
    ++turn.state.kills;
    turn.tell(What::KilledMonster, monster.at, 0, who);
    turn.log(kills, who, damage);
    turn.state.floor.remove(monster);
    if (turn.state.floor.monsters.empty()) reward(turn);
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
    harm(turn, monster, damage, MessageId::YouHit, MessageId::YouKill);
    return true;
}

void scorch(Turn& turn, Monster& monster, const Item& wand) {
    const std::int32_t damage = damageOf(wand.power, turn.dice);
    turn.tell(What::FireballHit, monster.at, damage, monster.kind);
    harm(turn, monster, damage, MessageId::FireballHits, MessageId::FireballKills);
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
