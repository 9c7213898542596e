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

    // Search for goals that no plan can ever meet (unreachable_goals.cpp). Each function returns
    // true if there is such a goal, after setting proof_.
    bool isHopeless();
    bool failWithoutWay(grid::Point cell);
    bool areCoinsOutOfReach();
    bool areConsolesOutOfReach();
    bool isExitOutOfReach();
    bool areBlastsOutOfReach();
    /// Like the functions above, but considers bugs, beams and deep water as well.
    bool isOutOfTime();
    bool isOutOfTime(const Dangers& dangers);
    bool isCutOff(const WaySearch::Cells& reached);
    std::int64_t coinsWanted() const;

    /// Whether supplies are carried or can be reached.
    bool hasSupplies() const;

    /// Each function pursues its goals in turn. It returns false, after setting proof_, if a goal
    /// is not met.
    bool followPlan();
    bool readConsoles();
    bool collectCoins();
    bool leave();

    /// Goes to the goal cell that can be reached earliest.
    bool goTo(const IsGoal& isGoal, bool isLast);
    std::optional<grid::Point> exampleOf(const IsGoal& isGoal) const;
    /// Like goTo(), but leaves proof_ unset if there is no way.
    bool tryToGo(const IsGoal& isGoal, bool isLast, bool mayStay = false);
    bool sneakTo(const IsGoal& isGoal);
    /// Pursues the goals that are left after `from`, except blasts, in any order. Returns whether
    /// the hero wins.
    bool tour(const LedHero::Mark& from);
    bool winByAnyPlay();

    // Blasts (blasting.cpp).
    bool blastAll();
    bool blastEmitter(std::size_t emitter);
    bool blastBug(std::size_t bug);
    /// A target of blasts.
    struct Target {
        /// Whether the target can be in one of the cells at any time.
        std::function<bool(const std::vector<grid::Point>&)> mayBeIn;
        /// Whether the target is in one of the cells at the end of a tick.
        std::function<bool(const std::vector<grid::Point>&, std::int64_t)> isIn;
        IsDone isDone;
        std::int64_t patience = 0;  ///< how many ticks to wait for the target at one place
        /// Whether lying supplies may be blown up, and may set off others.
        bool mayChain = false;
    };
    bool blastTrap(grid::Point trap);
    bool blast(Target target);
    bool throwFrom(const Target& target, bool fromRefuges);
    bool placeAt(const Target& target);
    bool tryThrow(grid::Direction direction, std::int64_t delay, const State& then,
                  const Target& target);
    bool tryTnt(std::int64_t delay, const State& then, const Target& target);
    /// Whether the target was hit between the two states. Unless the target allows chains, a blast
    /// that also destroyed supplies on the ground does not count.
    bool isHit(const Target& target, const State& before, const State& after) const;
    /// Returns the cells that a grenade may hit: the cells that it flies over, and its blast.
    std::vector<grid::Point> reachOf(grid::Point from, grid::Direction direction,
                                     bool mayChain) const;
    /// Adds the cells that are hit when supplies lying in `cells` go off.
    void addChain(std::vector<grid::Point>& cells) const;
    /// Fetches TNT or a grenade. Returns false if none can be fetched.
    bool fetchSupply();
    /// Blasts something that is in the way. Returns whether that succeeded.
    bool clearTheWay(const IsGoal& isGoal);
    /// Returns the traps on a way to a goal. Of all ways, chooses one with the fewest traps.
    std::vector<grid::Point> trapsOnTheWay(const IsGoal& isGoal) const;

    // Bosses (duel.cpp).
    bool killBosses();
    bool duel(std::size_t boss);

    bool isSpent() const { return meter_.isOut(); }
    bool isWon() const { return hero_.state().outcome == Outcome::Won; }
    bool fail(Verdict verdict, Obstacle obstacle, std::optional<grid::Point> cell = {});
    Proof witness() const;
    /// Records the steps and looks that were spent.
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
    bool wasCaught_ = false;  ///< a boss caught the hero on the last way
    Proof proof_;
};

}  // namespace mazeloom::play::temple
