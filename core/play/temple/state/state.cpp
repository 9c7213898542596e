// SPDX-License-Identifier: MIT
#include "core/play/temple/state/state.h"

#include "core/grid/hash.h"

namespace mazeloom::play::temple {

namespace {

/// Hashes numbers one after another, eight bytes each.
class StateHash {
  public:
    template <typename Number>
    void add(Number number) {
        hash_.add(static_cast<std::uint64_t>(number));
    }
    void add(grid::Point p) {
        add(p.x);
        add(p.y);
    }
    void add(const IndexSet& set) {
        add(set.size());
        for (const std::uint32_t member : set)
            add(member);
    }
    void add(const Controls& controls) {
        add(controls.queued);
        for (std::size_t i = 0; i < controls.queued; ++i)
            add(controls.queue[i]);
        add(controls.heldCount);
        for (std::size_t i = 0; i < controls.heldCount; ++i)
            add(controls.held[i]);
        add(controls.invulnerable);
    }
    void add(const Hero& hero) {
        add(hero.at);
        add(hero.facing);
        for (const std::int32_t number :
             {hero.rest, hero.lives, hero.tnt, hero.grenades, hero.air, hero.carried}) {
            add(number);
        }
        add(hero.selected);
    }
    void add(const BossState& boss) {
        add(boss.at);
        add(boss.before);
        add(boss.mode);
        add(boss.sees);
        add(boss.steps);
        add(boss.progress);
        add(boss.target);
        add(boss.wounds);
        // Attempts without a rest keep the hash that they had before bosses rested.
        if (boss.rest > 0) add(boss.rest);
    }
    void add(const Explosive& explosive) {
        add(explosive.kind);
        add(explosive.at);
        add(explosive.direction);
        add(explosive.cells);
        add(explosive.ticks);
    }
    template <typename Item>
    void add(const std::vector<Item>& items) {
        add(items.size());
        for (const Item& item : items)
            add(item);
    }

    std::uint64_t value() const { return hash_.value(); }

  private:
    grid::Hash hash_;
};

}  // namespace

std::size_t State::bytes() const {
    std::size_t sets = 0;
    for (const IndexSet* set :
         {&visited, &coins, &disabled, &blown, &items, &consoles, &emitters, &bugs}) {
        sets += set->bytes();
    }
    return sizeof(State) + sets + bosses.size() * sizeof(BossState) +
           explosives.size() * sizeof(Explosive);
}

std::uint64_t hash(const State& state) {
    StateHash hash;
    hash.add(state.tick);
    hash.add(state.outcome);
    hash.add(state.cause);
    hash.add(state.end);
    hash.add(state.controls);
    hash.add(state.hero);
    for (const IndexSet* set : {&state.visited, &state.coins, &state.disabled, &state.blown,
                                &state.items, &state.consoles, &state.emitters, &state.bugs}) {
        hash.add(*set);
    }
    hash.add(state.exitOpen);
    hash.add(state.bosses);
    hash.add(state.explosives);
    return hash.value();
}

}  // namespace mazeloom::play::temple
