// SPDX-License-Identifier: MIT
#include "core/play/temple/rules/blast.h"

#include <algorithm>
#include <utility>

#include "core/play/temple/rules/boss.h"
#include "core/play/temple/rules/bugs.h"
#include "core/play/temple/rules/traps.h"

namespace mazeloom::play::temple {

namespace {

using grid::Point;
using level::ThingKind;

int radiusOf(Supply kind) {
    return kind == Supply::Tnt ? kTntRadius : kGrenadeRadius;
}

/// The blasts of one tick, one after another: each may set off further ones.
class Blasts {
  public:
    explicit Blasts(Turn& turn) : turn_(turn), state_(turn.state) {}

    void add(Supply kind, Point at) { due_.push_back({kind, at}); }

    void goOff() {
        for (std::size_t i = 0; i < due_.size(); ++i)
            blast(due_[i].at, radiusOf(due_[i].kind));
    }

  private:
    struct Charge {
        Supply kind;
        Point at;
    };

    void blast(Point centre, int radius) {
        turn_.tell(What::Blasted, centre, radius);
        cells_ = blastCells(turn_.field, centre, radius);
        for (const Point cell : cells_)
            blowTrap(turn_, turn_.field.index(cell));
        hitBugs();
        hitBosses();
        hitEmitters();
        chain();
        const Point hero = state_.hero.at;
        if (isHit(hero)) turn_.lose(Cause::Blast, hero);
    }

    bool isHit(Point cell) const { return std::ranges::find(cells_, cell) != cells_.end(); }
    bool isHit(const grid::Rect& body) const {
        return std::ranges::any_of(cells_, [&](Point cell) { return body.contains(cell); });
    }

    void hitBugs() {
        const auto bugs = turn_.field.bugs();
        for (std::size_t i = 0; i < bugs.size(); ++i) {
            const grid::Rect body = bugs[i].bodyAt(state_.tick);
            if (!isHit(body) || !state_.bugs.insert(static_cast<std::uint32_t>(i))) continue;
            turn_.tell(What::BugKilled, bugs[i].path.cellAt(state_.tick),
                       static_cast<std::int64_t>(i));
        }
    }

    void hitBosses() {
        for (std::size_t i = 0; i < state_.bosses.size(); ++i) {
            const Boss& boss = turn_.field.bosses()[i];
            BossState& self = state_.bosses[i];
            if (!isAlive(boss, self) || !isHit(boss.bodyAt(self.at))) continue;
            ++self.wounds;
            turn_.tell(isAlive(boss, self) ? What::BossWounded : What::BossKilled, self.at,
                       static_cast<std::int64_t>(i));
        }
    }

    void hitEmitters() {
        const auto emitters = turn_.field.emitters();
        for (std::size_t i = 0; i < emitters.size(); ++i) {
            if (!isHit(emitters[i].at)) continue;
            if (!state_.emitters.insert(static_cast<std::uint32_t>(i))) continue;
            turn_.tell(What::EmitterDestroyed, emitters[i].at, static_cast<std::int64_t>(i));
        }
    }

    void chain() {
        std::erase_if(state_.explosives, [&](const Explosive& other) {
            if (!isHit(other.at)) return false;
            add(other.kind, other.at);
            return true;
        });
        const auto items = turn_.field.items();
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (items[i].kind == ThingKind::Heart || !isHit(items[i].at)) continue;
            if (!state_.items.insert(static_cast<std::uint32_t>(i))) continue;
            add(items[i].kind == ThingKind::Tnt ? Supply::Tnt : Supply::Grenade, items[i].at);
        }
    }

    Turn& turn_;
    State& state_;
    std::vector<Charge> due_;
    std::vector<Point> cells_;  ///< the cells of the current blast
};

/// Moves a grenade. Returns whether it goes off now.
bool fly(const Field& field, const State& state, Explosive& grenade) {
    const Point from = grenade.at;
    if (--grenade.ticks == 0) {
        grenade.at = from + grid::offset(grenade.direction);
        grenade.ticks = kGrenadeTicksPerCell;
        --grenade.cells;
    }
    if (meetsBug(field, state, from, grenade.at) || meetsBoss(field, state, from, grenade.at))
        return true;
    if (grenade.at == from) return false;
    return grenade.cells == 0 || !field.isClear(grenade.at + grid::offset(grenade.direction));
}

void throwGrenade(Turn& turn) {
    Hero& hero = turn.state.hero;
    if (hero.grenades == 0 || !turn.field.isClear(hero.at + grid::offset(hero.facing)))
        return turn.tell(What::CannotThrow, hero.at);
    --hero.grenades;
    const bool isInWater = (turn.field.notes(hero.at) & Field::kWater) != 0;
    turn.state.explosives.push_back({Supply::Grenade, hero.at, hero.facing,
                                     isInWater ? kGrenadeRangeInWater : kGrenadeRange,
                                     kGrenadeTicksPerCell});
    turn.tell(What::GrenadeThrown, hero.at);
}

void placeTnt(Turn& turn) {
    Hero& hero = turn.state.hero;
    if (hero.tnt == 0) return turn.tell(What::CannotThrow, hero.at);
    --hero.tnt;
    turn.state.explosives.push_back({Supply::Tnt, hero.at, hero.facing, 0, kTntFuse});
    turn.tell(What::TntPlaced, hero.at);
}

}  // namespace

std::vector<Point> blastCells(const Field& field, Point centre, int radius) {
    std::vector<Point> cells;
    for (int y = centre.y - radius; y <= centre.y + radius; ++y) {
        for (int x = centre.x - radius; x <= centre.x + radius; ++x) {
            const Point cell{x, y};
            if (field.contains(cell) && field.isClearBetween(centre, cell)) cells.push_back(cell);
        }
    }
    return cells;
}

void throwSelected(Turn& turn) {
    if (turn.state.hero.selected == Supply::Tnt) {
        placeTnt(turn);
    } else {
        throwGrenade(turn);
    }
}

void moveExplosives(Turn& turn) {
    State& state = turn.state;
    if (state.explosives.empty()) return;
    Blasts blasts(turn);
    std::vector<Explosive> left;
    for (Explosive explosive : state.explosives) {
        const bool isDue = explosive.kind == Supply::Tnt ? --explosive.ticks == 0
                                                         : fly(turn.field, state, explosive);
        if (isDue) {
            blasts.add(explosive.kind, explosive.at);
        } else {
            left.push_back(explosive);
        }
    }
    state.explosives = std::move(left);
    blasts.goOff();
}

}  // namespace mazeloom::play::temple
