// SPDX-License-Identifier: MIT
// Fights bosses. Fetches one explosive for each blast that a boss still takes. Then searches for
// inputs that wound the boss, one wound after another. The search plays the inputs in the engine.
#include <algorithm>
#include <cstdlib>

#include "core/play/temple/prove/planner.h"
#include "core/play/temple/rules/boss.h"

namespace mazeloom::play::temple {

namespace {

using grid::Point;

/// The best distance for a throw, in cells: out of the boss's reach.
constexpr int kGoodDistance = 5;

int distance(Point a, Point b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

}  // namespace

bool Planner::killBosses() {
    const auto bosses = field_->bosses();
    for (std::size_t i = 0; i < bosses.size() && !isWon(); ++i) {
        while (isAlive(bosses[i], hero_.state().bosses[i])) {
            const Hero& hero = hero_.state().hero;
            const std::int32_t needed = bosses[i].toughness - hero_.state().bosses[i].wounds;
            // Fetches as many of the needed supplies as possible; the boss may block the way to the
            // others.
            while (hero.tnt + hero.grenades < needed && fetchSupply() && !isWon()) {
            }
            if (isWon()) return true;
            const bool isArmed = hero.tnt + hero.grenades > 0;
            if (!isArmed || !duel(i))
                return fail(Verdict::Undecided, Obstacle::Boss, hero_.state().bosses[i].at);
            if (isWon()) return true;
        }
    }
    return true;
}

bool Planner::duel(std::size_t which) {
    const std::int32_t wounds = hero_.state().bosses[which].wounds;
    EngineSearch search(engine_);
    EngineSearch::Wish wish;
    wish.mayThrow = true;
    wish.isGoal = [&](const State& state) {
        return state.bosses[which].wounds > wounds && state.explosives.empty();
    };
    wish.estimate = [&](const State& state) -> std::int64_t {
        const BossState& boss = state.bosses[which];
        if (boss.wounds > wounds) return 0;
        // Once TNT is set down, only its distance to the boss counts: the boss should be beside it
        // when it goes off. The hero's distance no longer counts.
        for (const Explosive& explosive : state.explosives) {
            if (explosive.kind == Supply::Tnt)
                return explosive.ticks + 12 * distance(explosive.at, boss.at);
        }
        const int far = distance(state.hero.at, boss.at);
        const std::int64_t fuse = state.hero.grenades > 0 ? kGrenadeRange : kTntFuse;
        return fuse + 12 * std::abs(far - kGoodDistance);
    };
    const auto led = search.find(hero_, wish);
    if (!led) return false;
    hero_ = *led;
    return true;
}

}  // namespace mazeloom::play::temple
