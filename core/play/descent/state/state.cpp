// SPDX-License-Identifier: MIT
#include "core/play/descent/state/state.h"

#include <algorithm>
#include <tuple>

#include "core/play/descent/state/state_hash.h"

namespace mazeloom::play::descent {

const Floor* State::floorAt(int wanted) const {
    if (wanted == depth) return &floor;
    const auto found = std::find_if(others.begin(), others.end(),
                                    [wanted](const auto& other) { return other->depth == wanted; });
    return found == others.end() ? nullptr : found->get();
}

std::int64_t State::score() const {
    return std::int64_t{greatestDepth} * 100 + std::int64_t{kills} * 10;
}

std::size_t State::bytes() const {
    // Counts the current floor twice: since the previous copy of the state, the hero may have
    // changed and left one or two floors, which the two copies then do not share.
    return sizeof(State) + 2 * floor.bytes() + others.size() * sizeof(others.front()) +
           seen.lit().size() * sizeof(grid::Point);
}

bool operator==(const State& a, const State& b) {
    const auto simple = [](const State& s) {
        return std::tie(s.seed, s.keys, s.turns, s.outcome, s.killer, s.asked, s.thrown, s.goal,
                        s.depth, s.greatestDepth, s.kills, s.met, s.bossPlaced, s.hero, s.log,
                        s.floor, s.seen);
    };
    return simple(a) == simple(b) &&
           std::equal(a.others.begin(), a.others.end(), b.others.begin(), b.others.end(),
                      [](const auto& x, const auto& y) { return x == y || *x == *y; });
}

std::uint64_t hash(const State& state) {
    StateHash hash;
    hash.add(state.seed);
    hash.add(state.keys);
    hash.add(state.turns);
    hash.add(state.outcome);
    hash.add(state.killer);
    hash.add(state.asked);
    for (const std::int32_t number : {state.goal, state.depth, state.greatestDepth, state.kills})
        hash.add(number);
    hash.add(state.bossPlaced);
    hash.add(state.hero.at);
    for (const std::int32_t number : {state.hero.hp, state.hero.mostHp, state.hero.baseAttack})
        hash.add(number);
    hash.add(state.hero.inventory);
    hash.add(state.log);
    hash.add(state.floor);
    hash.add(state.others.size());
    for (const auto& other : state.others)
        hash.add(*other);
    // Runs without habits keep the hashes that they had before habits existed.
    if (state.met != 0) hash.add(state.met);
    if (state.asked == Asked::ThrowDirection) hash.add(state.thrown);
    return hash.value();
}

}  // namespace mazeloom::play::descent
