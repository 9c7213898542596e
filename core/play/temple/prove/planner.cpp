// SPDX-License-Identifier: MIT
#include "core/play/temple/prove/planner.h"

#include <algorithm>
#include <utility>

#include "core/play/temple/rules/boss.h"
#include "core/play/temple/rules/objectives.h"
#include "core/play/temple/rules/pickups.h"

namespace mazeloom::play::temple {

namespace {

using grid::Point;

/// If the plan fails, other searches follow. A third of the remaining steps is kept back for them,
/// but at most this number.
constexpr std::int64_t kMostKept = 1'000'000;
constexpr std::int64_t kMostCells = std::int64_t{2048} * 2048;

}  // namespace

Planner::Planner(std::shared_ptr<const Field> field, const ProofBudget& budget)
    : field_(std::move(field)),
      budget_(budget),
      meter_(field_->size().area() <= kMostCells ? budget.steps : 0, budget.stop),
      engine_(field_, meter_),
      reading_(*field_),
      dangers_(*field_, meter_),
      ways_(*field_, dangers_, meter_),
      hero_(engine_, reading_),
      reach_(*field_, meter_) {}

Proof Planner::prove() {
    if (isWon()) return witness();
    if (field_->size().area() > kMostCells || (dangers_.isTooLarge() && !isSpent())) {
        proof_.obstacle = Obstacle::TooLarge;
        return proof_;
    }
    if (isHopeless()) return proof_;
    meter_.keep(std::min(kMostKept, meter_.remaining() / 3));
    const bool isDone = followPlan();
    meter_.keep(0);
    if (isDone) return witness();
    if (isOutOfTime()) return proof_;
    if (winByAnyPlay()) return witness();
    if (proof_.verdict == Verdict::Undecided && isSpent())
        fail(Verdict::Undecided, Obstacle::Budget, proof_.cell);
    count(proof_);
    return proof_;
}

bool Planner::followPlan() {
    const level::Objectives& asked = field_->objectives();
    // A boss would hunt the hero during all other tasks, so it is killed first if possible.
    const bool mustFight = asked.boss && !field_->bosses().empty();
    const bool mayFight = !field_->bosses().empty() && hasSupplies();
    const bool isFought = (mustFight || mayFight) && killBosses();
    if (mustFight && !isFought) return false;
    if ((asked.bugs || asked.lasers) && !blastAll()) return false;
    const LedHero::Mark blasted = hero_.mark();
    return (readConsoles() && collectCoins() && leave()) || tour(blasted);
}

Proof Planner::witness() const {
    Proof proof;
    proof.verdict = Verdict::Winnable;
    count(proof);
    proof.witness.header.game = "temple";
    proof.witness.header.pace = "real time";
    proof.witness.header.map = field_->hash();
    proof.witness.header.ticks = hero_.state().tick;
    proof.witness.inputs = hero_.inputs();
    return proof;
}

void Planner::count(Proof& proof) const {
    proof.steps = budget_.steps - meter_.remaining();
    proof.looks = engine_.looks();
}

bool Planner::fail(Verdict verdict, Obstacle obstacle, std::optional<Point> cell) {
    proof_.verdict = verdict;
    proof_.obstacle = obstacle;
    proof_.cell = cell;
    if (isSpent() && verdict == Verdict::Undecided)
        proof_.obstacle = meter_.isStopped() ? Obstacle::Stopped : Obstacle::Budget;
    count(proof_);
    return false;
}

bool Planner::readConsoles() {
    if (!field_->objectives().consoles) return true;
    const bool isLastGoal = field_->exits().empty() && coinsWanted() == 0;
    const std::size_t all = field_->consoles().size();
    const auto isGoal = [this](Point cell) { return reading_.isNear(hero_.state(), cell); };
    while (!isWon()) {
        const std::size_t read = hero_.state().consoles.size();
        if (read == all) return true;
        if (!isGoal(hero_.state().hero.at) && !goTo(isGoal, isLastGoal && read + 1 == all))
            return false;
        // pass() reads the console that is now beside the hero.
        if (!isWon()) hero_.pass();
        if (!hero_.isAlive() || hero_.state().consoles.size() == read)
            return fail(Verdict::Undecided, Obstacle::NoSafeWay, hero_.state().hero.at);
    }
    return true;
}

bool Planner::collectCoins() {
    const std::int64_t wanted = coinsWanted();
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
    // Without an exit the attempt would be won by now.
    if (field_->exits().empty()) return fail(Verdict::Undecided, Obstacle::NoSafeWay);
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
    } while (clearTheWay(isGoal));
    const std::optional<Point> example = exampleOf(isGoal);
    if (wasCaught_) return fail(Verdict::Undecided, Obstacle::Boss, example);
    return fail(Verdict::Undecided,
                reach_.hasSupplies() ? Obstacle::BlastNeeded : Obstacle::NoSafeWay, example);
}

bool Planner::tryToGo(const IsGoal& isGoal, bool isLast, bool mayStay) {
    wasCaught_ = false;
    if (hero_.isOver()) return false;
    dangers_.update(hero_.state());
    WaySearch::Wish wish;
    wish.isGoal = isGoal;
    wish.mustSurvive = !isLast;
    wish.mayStay = mayStay;
    auto way = ways_.find(hero_.state(), wish);
    if (!way && dangers_.period() > 1 && reach_.hasWater()) {
        wish.patient = true;
        way = ways_.find(hero_.state(), wish);
    }
    if (!way) return false;
    // The way takes all dangers but bosses into account, so only a boss can end it.
    LedHero::Mark before = hero_.mark();
    if (hero_.go(*way)) return true;
    wasCaught_ = hero_.state().cause == Cause::Boss;
    hero_.goBack(std::move(before));
    return false;
}

bool Planner::tour(const LedHero::Mark& from) {
    if (isSpent() || from.state.isOver()) return false;
    const auto agenda = Agenda::of(*field_, from.state, WaySearch::Cells(field_->size()));
    if (!agenda) return false;
    Dangers dangers(*field_, meter_);
    dangers.update(from.state);
    WaySearch ways(*field_, dangers, meter_);
    WaySearch::Wish wish;
    wish.isGoal = [this](Point cell) { return field_->exits().empty() || field_->isExit(cell); };
    wish.mustSurvive = false;
    wish.mayStay = true;
    wish.agenda = &*agenda;
    for (const bool isPatient : {false, true}) {
        wish.patient = isPatient;
        const auto way = ways.find(from.state, wish);
        if (!way) continue;
        hero_.goBack(from);
        hero_.go(*way);
        // The last goal may be a console beside the hero: pass() reads it.
        if (!hero_.isOver()) hero_.pass();
        if (isWon()) return true;
    }
    return false;
}

bool Planner::winByAnyPlay() {
    if (isSpent()) return false;
    EveryPlay plays(engine_, reading_);
    if (auto hero = plays.win(LedHero(engine_, reading_))) {
        hero_ = std::move(*hero);
        return true;
    }
    if (plays.isComplete()) fail(Verdict::Unwinnable, Obstacle::NoPlay);
    return false;
}

bool Planner::sneakTo(const IsGoal& isGoal) {
    // Distances to the goal around walls and traps, ignoring bosses.
    const Field& field = *field_;
    grid::Grid<std::int32_t, 2> distances(field.size(), -1);
    std::vector<Point> queue;
    for (int y = 0; y < field.size().height; ++y) {
        for (int x = 0; x < field.size().width; ++x) {
            if (!reach_.canWalkTo({x, y}) || !isGoal({x, y})) continue;
            distances.at({x, y}) = 0;
            queue.push_back({x, y});
        }
    }
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const grid::Direction d : grid::kDirections) {
            const Point next = queue[head] + grid::offset(d);
            if (!field.contains(next) || !reach_.canWalkTo(next) || distances.at(next) >= 0)
                continue;
            distances.at(next) = distances.at(queue[head]) + 1;
            queue.push_back(next);
        }
    }
    EngineSearch search(engine_);
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
