// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/fight.h"

#include <algorithm>

namespace mazeloom::play::descent {

namespace {

/// Returns the number of monsters of a kind beside the hero.
int countBeside(const State& state, level::ThingKind kind) {
    return static_cast<int>(std::ranges::count_if(grid::kDirections, [&](auto direction) {
        const Monster* const monster =
            state.floor.monsterAt(state.hero.at + grid::offset(direction));
        return monster != nullptr && monster->kind == kind;
    }));
}

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

/// Gives half of a monster's hit points to a new one of its kind beside it. Does nothing if no cell
/// is free there, or if it has a single hit point.
void split(Turn& turn, Monster& monster) {
    State& state = turn.state;
    const std::int32_t half = monster.hp / 2;
    if (half == 0) return;
    for (const grid::Direction direction : grid::kDirections) {
        const grid::Point at = monster.at + grid::offset(direction);
        if (at == state.hero.at || !state.floor.isFree(at)) continue;
        monster.hp -= half;
        turn.log(MessageId::Splits, monster.kind);
        state.floor.add(Monster{monster.kind, at, half});
        return;
    }
}

/// Takes hit points from a monster. `said` is the message about it, with the id for a monster that
/// survives; `kills` is the id if it dies.
void harm(Turn& turn, Monster& monster, Message said, MessageId kills) {
    const level::ThingKind who = said.who;
    monster.hp -= said.number;
    if (monster.hp > 0) {
        turn.log(said);
        if (statsOf(turn.dungeon.tables(), who).habit == level::Habit::Splits) split(turn, monster);
        return;
    }
    ++turn.state.kills;
    turn.tell(What::KilledMonster, monster.at, 0, who);
    said.id = kills;
    turn.log(said);
    turn.state.floor.remove(monster);
    if (turn.state.floor.monsters.empty()) reward(turn);
}

/// Returns what armour lets through of a monster's damage (RULES.md D-29.2).
std::int32_t through(const Hero& hero, std::int32_t damage) {
    return std::max(damage - hero.guard(), 1);
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
    harm(turn, monster, {MessageId::YouHit, who, damage}, MessageId::YouKill);
    return true;
}

void harmByMagic(Turn& turn, Monster& monster, const Item& wand) {
    const bool isFire = wand.spell == Spell::Fireball;
    const std::int32_t damage = damageOf(wand.power, turn.dice);
    turn.tell(What::FireballHit, monster.at, damage, monster.kind);
    harm(turn, monster,
         {isFire ? MessageId::FireballHits : MessageId::ThrustSlams, monster.kind, damage},
         isFire ? MessageId::FireballKills : MessageId::ThrustKills);
}

void fell(Turn& turn, Monster& monster) {
    harm(turn, monster, {MessageId::ThrustFells, monster.kind, monster.hp}, MessageId::ThrustFells);
}

void pelt(Turn& turn, Monster& monster, const Item& item) {
    const level::ThingKind who = monster.kind;
    const bool isHarmless = monster.isBoss() && !item.enchanted;
    if (item.kind != ItemKind::Weapon || isHarmless) {
        turn.log({MessageId::ThrownBounces, who, 0, 0, item});
        turn.tell(What::GlancedOff, monster.at, 0, who);
        return;
    }
    const std::int64_t attack = std::int64_t{turn.state.hero.baseAttack} + item.power;
    const std::int32_t damage = damageOf(attack, turn.dice);
    turn.tell(What::HitMonster, monster.at, damage, who);
    harm(turn, monster, {MessageId::ThrownHits, who, damage, 0, item}, MessageId::ThrownKills);
}

void maul(Turn& turn, Monster& monster, MessageId hits) {
    State& state = turn.state;
    const level::Monster& stats = statsOf(turn.dungeon.tables(), monster.kind);
    const int others =
        stats.habit == level::Habit::Swarms ? countBeside(state, monster.kind) - 1 : 0;
    const std::int32_t damage =
        through(state.hero, damageOf(stats.attack + std::max(others, 0), turn.dice));
    turn.tell(What::MonsterHit, monster.at, damage, monster.kind);
    state.hero.hp = std::max(state.hero.hp - damage, 0);
    if (state.hero.hp > 0) {
        if (stats.habit == level::Habit::Drains && monster.hp < stats.hp) {
            monster.hp = std::min(monster.hp + damage / 2, stats.hp);
            hits = MessageId::DrainsYou;
        }
        turn.log(hits, monster.kind, damage);
        return;
    }
    state.outcome = Outcome::Died;
    state.killer = monster.kind;
    turn.log(MessageId::KillsYou, monster.kind, damage);
    turn.tell(What::Died, state.hero.at, 0, monster.kind);
}

}  // namespace mazeloom::play::descent
