// SPDX-License-Identifier: MIT
#include "core/play/temple/rules/boss.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace mazeloom::play::temple {

namespace {

using grid::Direction;
using grid::Point;
using Mode = BossState::Mode;

/// A step has this many parts. A mover of speed 1, a tenth of a cell a second, gains one part a
/// tick.
constexpr int kParts = level::Trajectory::kTenths * kTicksPerSecond;

/// Returns all directions, those towards `target` first, beginning along the axis of the greater
/// distance.
std::array<Direction, 4> towards(Point from, Point target) {
    const Point way = target - from;
    const Direction across = way.x < 0 ? Direction::Left : Direction::Right;
    const Direction along = way.y < 0 ? Direction::Up : Direction::Down;
    const bool isWide = std::abs(way.x) >= std::abs(way.y);
    const Direction first = isWide ? across : along;
    const Direction second = isWide ? along : across;
    return {first, second, grid::opposite(second), grid::opposite(first)};
}

/// The actions of one boss in one tick.
class Mind {
  public:
    Mind(Turn& turn, std::size_t which)
        : turn_(turn),
          field_(turn.field),
          which_(which),
          boss_(turn.field.bosses()[which]),
          self_(turn.state.bosses[which]) {}

    void live() {
        self_.before = self_.at;
        if (turn_.hasMoved) {
            lookAround();
            listen();
        }
        if (self_.rest > 0) {
            --self_.rest;
            return;
        }
        self_.progress += speed();
        if (self_.progress < kParts) return;
        self_.progress -= kParts;
        step();
        if (self_.at != self_.before) lookAround();
    }

    void lookAround() {
        const Point hero = turn_.state.hero.at;
        const bool saw = self_.sees;
        self_.sees = field_.isClearBetween(self_.at, hero);
        const Point way = hero - self_.at;
        turn_.looks += std::max(std::abs(way.x), std::abs(way.y)) + 1;
        if (self_.sees) {
            self_.target = hero;
            self_.mode = Mode::Hunting;
        }
        if (self_.sees && !saw) tell(What::BossSawHero, self_.at);
        if (!self_.sees && saw) tell(What::BossLostHero, self_.target);
    }

  private:
    BossPhase phase() const { return phaseOf(boss_, self_); }

    int speed() const {
        const bool isFast = self_.mode == Mode::Hunting && phase() == BossPhase::Raging;
        return isFast ? boss_.speed * 3 / 2 : boss_.speed;
    }

    /// Hunts a hero that moved near the boss, through walls, too.
    void listen() {
        const Point hero = turn_.state.hero.at;
        const Point way = hero - self_.at;
        const int distance = std::max(std::abs(way.x), std::abs(way.y));
        if (self_.sees || phase() == BossPhase::Watching || distance > kBossHearing) return;
        const bool hunted = self_.mode == Mode::Hunting;
        self_.target = hero;
        self_.mode = Mode::Hunting;
        if (!hunted) tell(What::BossHeardHero, hero);
    }

    /// Ends a hunt that found nobody.
    void giveUp() {
        self_.mode = Mode::Returning;
        if (phase() != BossPhase::Raging) return;
        self_.rest = kBossRest;
        tell(What::BossRests, self_.at);
    }

    void tell(What what, Point at) const {
        turn_.tell(what, at, static_cast<std::int64_t>(which_));
    }

    void step() {
        if (self_.mode == Mode::Hunting) hunt();
        if (self_.rest > 0) return;
        if (self_.mode == Mode::Returning) comeBack();
        if (self_.mode == Mode::Path && self_.at == self_.before) followPath();
    }

    void followPath() {
        self_.steps = (self_.steps + 1) % boss_.path.period();
        self_.at = boss_.path.cells()[boss_.path.indexAfter(self_.steps)];
    }

    void hunt() {
        const Point target = self_.target;
        const auto covers = [&](Point cell) { return boss_.bodyAt(cell).contains(target); };
        if (covers(self_.at)) {
            if (!self_.sees) giveUp();
            return;
        }
        const auto way = firstStep(towards(self_.at, target), covers);
        if (way) {
            self_.at = self_.at + grid::offset(*way);
        } else if (!self_.sees) {
            giveUp();
        }
    }

    /// Steps towards the nearest cell of the path, or resumes the path if the boss is on it
    /// already.
    void comeBack() {
        const auto stepAt = [this](Point p) { return boss_.stepAt(field_.index(p)); };
        if (const auto step = stepAt(self_.at)) {
            self_.mode = Mode::Path;
            self_.steps = *step;
            return;
        }
        const auto way =
            firstStep(grid::kDirections, [&](Point p) { return stepAt(p).has_value(); });
        if (way) self_.at = self_.at + grid::offset(*way);
    }

    std::optional<Direction> firstStep(const std::array<Direction, 4>& order, const auto& isGoal) {
        const auto way = turn_.ways.firstStep(
            self_.at, order, [this](Point p) { return isPassable(p); }, isGoal);
        const std::int64_t body = std::int64_t{boss_.size} * boss_.size;
        turn_.looks += static_cast<std::int64_t>(turn_.ways.seen()) * body;
        return way;
    }

    bool isPassable(Point centre) const {
        const grid::Rect body = boss_.bodyAt(centre);
        for (int y = body.y; y <= body.bottom(); ++y) {
            for (int x = body.x; x <= body.right(); ++x) {
                if (!field_.isOpen({x, y})) return boss_.stepAt(field_.index(centre)).has_value();
            }
        }
        return true;
    }

    Turn& turn_;
    const Field& field_;
    std::size_t which_;
    const Boss& boss_;
    BossState& self_;
};

}  // namespace

BossPhase phaseOf(const Boss& boss, const BossState& state) {
    if (state.wounds == 0) return BossPhase::Watching;
    return boss.toughness - state.wounds > 1 ? BossPhase::Listening : BossPhase::Raging;
}

BossState bossAtStart(const Boss& boss) {
    BossState state;
    state.at = boss.path.cellAt(0);
    state.before = state.at;
    state.steps = boss.path.stepsAt(0) % boss.path.period();
    state.progress = static_cast<std::int32_t>(std::int64_t{boss.phase} * boss.speed % kParts);
    return state;
}

bool isAlive(const Boss& boss, const BossState& state) {
    return state.wounds < boss.toughness;
}

bool meetsBoss(const Field& field, const State& state, Point from, Point to) {
    for (std::size_t i = 0; i < state.bosses.size(); ++i) {
        const Boss& boss = field.bosses()[i];
        const BossState& self = state.bosses[i];
        if (!isAlive(boss, self)) continue;
        const grid::Rect now = boss.bodyAt(self.at);
        if (now.contains(to)) return true;
        if (from != to && now.contains(from) && boss.bodyAt(self.before).contains(to)) return true;
    }
    return false;
}

void moveBosses(Turn& turn) {
    for (std::size_t i = 0; i < turn.state.bosses.size(); ++i) {
        if (!isAlive(turn.field.bosses()[i], turn.state.bosses[i])) continue;
        Mind mind(turn, i);
        // No boss has looked around before the first tick.
        if (turn.state.tick == 1) mind.lookAround();
        mind.live();
    }
}

void touchBosses(Turn& turn) {
    const Point at = turn.state.hero.at;
    if (meetsBoss(turn.field, turn.state, turn.from, at)) turn.lose(Cause::Boss, at);
}

}  // namespace mazeloom::play::temple
