// SPDX-License-Identifier: MIT
#include "core/play/temple/prove/planner.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/play/temple/boss.h"
#include "core/play/temple/objectives.h"
#include "core/play/temple/pickups.h"

namespace mazeloom::play::temple {

namespace {

using grid::Point;

bool isBeside(Point a, Point b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1;
}

}  // namespace

Planner::Planner(std::shared_ptr<const Field> field, const ProofBudget& budget)
    : field_(std::move(field)),
      budget_(budget),
      steps_(budget.steps),
      engine_(field_),
      dangers_(*field_),
      ways_(*field_, dangers_, steps_),
      hero_(engine_, steps_),
      reached_(field_->size()) {}

Proof Planner::prove() {
    if (!isWon()) {
        if (isHopeless()) return proof_;
        const level::Objectives& asked = field_->objectives();
        // A boss hunts whoever does anything else: it goes first, where it can be killed at all.
        const bool mustFight = asked.boss && !field_->bosses().empty();
        const bool mayFight = !field_->bosses().empty() && hasSupplies();
        const bool isFought = (mustFight || mayFight) && killBosses();
        if (mustFight && !isFought) return proof_;
        const bool isDone = ((!asked.bugs && !asked.lasers) || blastAll()) && readConsoles() &&
                            collectCoins() && leave();
        if (!isDone) return proof_;
    }
    return witness();
}

Proof Planner::witness() const {
    Proof proof;
    proof.verdict = Verdict::Winnable;
    proof.steps = budget_.steps - steps_;
    proof.witness.header.game = "temple";
    proof.witness.header.pace = "real time";
    proof.witness.header.map = field_->hash();
    proof.witness.header.ticks = hero_.state().tick;
    proof.witness.inputs = hero_.inputs();
    return proof;
}

bool Planner::isSpent() const {
    return steps_ <= 0 || (budget_.stop != nullptr && budget_.stop->load());
}

bool Planner::fail(Verdict verdict, Obstacle obstacle, std::optional<Point> cell) {
    proof_.verdict = verdict;
    proof_.obstacle = obstacle;
    proof_.cell = cell;
    if (isSpent() && verdict == Verdict::Undecided)
        proof_.obstacle = steps_ <= 0 ? Obstacle::Budget : Obstacle::Stopped;
    proof_.steps = budget_.steps - steps_;
    return false;
}

bool Planner::readConsoles() {
    if (!field_->objectives().consoles) return true;
    const auto consoles = field_->consoles();
    const auto unread = [&](std::size_t i) {
        return !hero_.state().consoles.contains(static_cast<std::uint32_t>(i));
    };
    while (!isWon()) {
        std::vector<Point> left;
        for (std::size_t i = 0; i < consoles.size(); ++i) {
            if (unread(i)) left.push_back(consoles[i].at);
        }
        if (left.empty()) return true;
        const auto isGoal = [&](Point cell) {
            return std::ranges::any_of(
                left, [&](Point console) { return cell == console || isBeside(cell, console); });
        };
        if (!isGoal(hero_.state().hero.at) && !goTo(isGoal, left.size() == 1)) return false;
        // On a console it is read already.
        for (const grid::Direction d : grid::kDirections) {
            const Point beside = hero_.state().hero.at + grid::offset(d);
            if (isWon() || std::ranges::find(left, beside) == left.end()) continue;
            hero_.stroke(tap(faceButtonOf(d)));
            hero_.stroke(tap(Button::Read));
            hero_.pass();
        }
        if (!hero_.isAlive()) return fail(Verdict::Undecided, Obstacle::NoSafeWay, left.front());
    }
    return true;
}

bool Planner::collectCoins() {
    const int asked = field_->objectives().coins;
    const std::int64_t wanted =
        asked == level::Objectives::kAllCoins ? field_->coinCount() : std::int64_t{asked};
    const bool isLastGoal = field_->exits().empty();
    while (!isWon()) {
        const auto have = static_cast<std::int64_t>(hero_.state().coins.size());
        if (have >= wanted) return true;
        const auto isGoal = [this](Point cell) {
            return hasCoin(*field_, hero_.state(), field_->index(cell));
        };
        if (!goTo(isGoal, isLastGoal && have + 1 == wanted)) return false;
    }
    return true;
}

bool Planner::leave() {
    if (isWon()) return true;
    // Without an exit all was done, and the attempt won: what is left is an exit.
    if (field_->exits().empty()) return fail(Verdict::Unwinnable, Obstacle::NoExit);
    return goTo([this](Point cell) { return field_->isExit(cell); }, true);
}

std::optional<Point> Planner::exampleOf(const IsGoal& isGoal) const {
    for (int y = 0; y < field_->size().height; ++y) {
        for (int x = 0; x < field_->size().width; ++x) {
            if (isGoal({x, y})) return Point{x, y};
        }
    }
    return std::nullopt;
}

bool Planner::goTo(const IsGoal& isGoal, bool isLast) {
    do {
        if (tryToGo(isGoal, isLast)) return true;
        if (wasCaught_ && sneakTo(isGoal)) return true;
        if (isSpent()) return fail(Verdict::Undecided, Obstacle::Budget, exampleOf(isGoal));
    } while (clearTheWay());
    const std::optional<Point> example = exampleOf(isGoal);
    if (wasCaught_) return fail(Verdict::Undecided, Obstacle::Boss, example);
    if (hasSupplies()) return fail(Verdict::Undecided, Obstacle::BlastNeeded, example);
    // From the very start, quicker than any hero: is there a way at all?
    Dangers dangers(*field_);
    WaySearch ways(*field_, dangers, steps_);
    const State start = engine_.start();
    WaySearch::Wish wish{isGoal, false, Dangers::kForever, true};
    if (!ways.find(start, wish) && ways.isComplete())
        return fail(Verdict::Unwinnable, Obstacle::NeverSafe, example);
    return fail(Verdict::Undecided, Obstacle::NoSafeWay, example);
}

bool Planner::tryToGo(const IsGoal& isGoal, bool isLast, bool mayStay) {
    wasCaught_ = false;
    dangers_.update(hero_.state());
    WaySearch::Wish wish{isGoal, !isLast};
    wish.mayStay = mayStay;
    const auto way = ways_.find(hero_.state(), wish);
    if (!way) return false;
    // Nothing but a boss can be in the way of what was found.
    if (field_->bosses().empty()) return hero_.go(*way);
    LedHero::Mark before = hero_.mark();
    if (hero_.go(*way)) return true;
    wasCaught_ = hero_.state().cause == Cause::Boss;
    hero_.goBack(std::move(before));
    return false;
}

bool Planner::sneakTo(const IsGoal& isGoal) {
    // How far it is, walls and traps apart from bosses.
    const Field& field = *field_;
    grid::Grid<std::int32_t, 2> distances(field.size(), -1);
    std::vector<Point> queue;
    for (int y = 0; y < field.size().height; ++y) {
        for (int x = 0; x < field.size().width; ++x) {
            if (!canWalkTo({x, y}) || !isGoal({x, y})) continue;
            distances.at({x, y}) = 0;
            queue.push_back({x, y});
        }
    }
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const grid::Direction d : grid::kDirections) {
            const Point next = queue[head] + grid::offset(d);
            if (!field.contains(next) || !canWalkTo(next) || distances.at(next) >= 0) continue;
            distances.at(next) = distances.at(queue[head]) + 1;
            queue.push_back(next);
        }
    }
    EngineSearch search(engine_, steps_);
    const auto led =
        search.find(hero_, {[&](const State& state) { return distances.at(state.hero.at) == 0; },
                            [&](const State& state) {
                                return std::int64_t{9} * std::max(0, distances.at(state.hero.at));
                            },
                            false});
    if (!led) return false;
    hero_ = *led;
    return true;
}

}  // namespace mazeloom::play::temple
