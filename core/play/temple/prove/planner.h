// SPDX-License-Identifier: MIT
// Leads the hero from goal to goal. Private to core/play/temple/prove.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "core/play/temple/engine.h"
#include "core/play/temple/prove/dangers.h"
#include "core/play/temple/prove/engine_search.h"
#include "core/play/temple/prove/every_play.h"
#include "core/play/temple/prove/led_hero.h"
#include "core/play/temple/prove/meter.h"
#include "core/play/temple/prove/prove.h"
#include "core/play/temple/prove/reach.h"
#include "core/play/temple/prove/reading.h"
#include "core/play/temple/prove/way.h"

namespace mazeloom::play::temple {

class Planner {
  public:
    Planner(std::shared_ptr<const Field> field, const ProofBudget& budget);

    Proof prove();

  private:
    using IsGoal = std::function<bool(grid::Point)>;
    using IsDone = std::function<bool(const State&)>;

    // What can never be met, whatever is planned (hopeless.cpp): true when there is such a thing,
    // and proof_ says what.
    bool isHopeless();
    bool failWithoutWay(grid::Point cell);
    bool areCoinsOutOfReach();
    bool areConsolesOutOfReach();
    bool isExitOutOfReach();
    bool areBlastsOutOfReach();
    /// The same of bugs, beams and deep water.
    bool isOutOfTime();
    bool isOutOfTime(const Dangers& dangers);
    bool isCutOff(const WaySearch::Cells& reached);
    std::int64_t coinsWanted() const;

    /// Supplies that are carried, or can be come to.
    bool hasSupplies() const;

    /// Goals in turn. False after setting proof_, as that of each goal.
    bool followPlan();
    bool readConsoles();
    bool collectCoins();
    bool leave();

    /// Goes to the earliest of the cells that are wished for.
    bool goTo(const IsGoal& isGoal, bool isLast);
    std::optional<grid::Point> exampleOf(const IsGoal& isGoal) const;
    /// The same without a word when there is no way.
    bool tryToGo(const IsGoal& isGoal, bool isLast, bool mayStay = false);
    bool sneakTo(const IsGoal& isGoal);
    /// All that is left, blasts apart, from a moment on and in whatever order. Whether it wins.
    bool tour(const LedHero::Mark& from);
    bool winByAnyPlay();

    // Blasts (blasting.cpp).
    bool blastAll();
    bool blastEmitter(std::size_t emitter);
    bool blastBug(std::size_t bug);
    /// Something to be blasted.
    struct Target {
        /// Whether it is in one of the cells at times.
        std::function<bool(const std::vector<grid::Point>&)> mayBeIn;
        /// Whether it is in one of them after so many ticks.
        std::function<bool(const std::vector<grid::Point>&, std::int64_t)> isIn;
        IsDone isDone;
        std::int64_t patience = 0;  ///< so many ticks are waited for it at one place
        /// Supplies that lie there may be blown up, and set off more.
        bool mayChain = false;
    };
    bool blastTrap(grid::Point trap);
    bool blast(Target target);
    bool throwFrom(const Target& target, bool fromRefuges);
    bool placeAt(const Target& target);
    bool tryThrow(grid::Direction direction, std::int64_t delay, const State& then,
                  const Target& target);
    bool tryTnt(std::int64_t delay, const State& then, const Target& target);
    /// Whether something was done that may be, and no more.
    bool isHit(const Target& target, const State& before, const State& after) const;
    /// Cells that a grenade may hit: those that it flies over, and its blast.
    std::vector<grid::Point> reachOf(grid::Point from, grid::Direction direction,
                                     bool mayChain) const;
    /// Adds those that are hit by what lies in them and goes off.
    void addChain(std::vector<grid::Point>& cells) const;
    /// Fetches TNT or a grenade; false when none can be.
    bool fetchSupply();
    /// Whether something that is in the way could be blasted, and was.
    bool clearTheWay(const IsGoal& isGoal);
    /// Traps on the way to a goal that has fewest of them.
    std::vector<grid::Point> trapsOnTheWay(const IsGoal& isGoal) const;

    // Bosses (duel.cpp).
    bool killBosses();
    bool duel(std::size_t boss);

    bool isSpent() const { return meter_.isOut(); }
    bool isWon() const { return hero_.state().outcome == Outcome::Won; }
    bool fail(Verdict verdict, Obstacle obstacle, std::optional<grid::Point> cell = {});
    Proof witness() const;
    /// Writes down what was spent.
    void count(Proof& proof) const;

    std::shared_ptr<const Field> field_;
    ProofBudget budget_;
    Meter meter_;
    MeteredEngine engine_;
    Reading reading_;
    Dangers dangers_;
    WaySearch ways_;
    LedHero hero_;
    Reach reach_;
    bool wasCaught_ = false;  ///< by a boss, when last a way was gone
    Proof proof_;
};

}  // namespace mazeloom::play::temple
