// SPDX-License-Identifier: MIT
// Leads the hero from goal to goal. Private to core/play/temple/prove.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "core/play/temple/engine.h"
#include "core/play/temple/prove/dangers.h"
#include "core/play/temple/prove/engine_search.h"
#include "core/play/temple/prove/led_hero.h"
#include "core/play/temple/prove/prove.h"
#include "core/play/temple/prove/way.h"

namespace mazeloom::play::temple {

class Planner {
  public:
    Planner(std::shared_ptr<const Field> field, const ProofBudget& budget);

    Proof prove();

  private:
    using IsGoal = std::function<bool(grid::Point)>;
    using IsDone = std::function<bool(const State&)>;

    // What can never be met, whatever is planned (hopeless.cpp).
    /// True when there is such a thing: proof_ says what.
    bool isHopeless();
    void floodFromStart();
    bool canWalkTo(grid::Point cell) const { return reached_.at(cell) != 0; }
    bool canRead(grid::Point console) const;
    bool hasSupplies() const;
    bool areCoinsOutOfReach();
    bool areConsolesOutOfReach();
    bool isExitOutOfReach();
    bool areBlastsOutOfReach();
    /// A blast might still clear the way.
    bool failWithoutWay(Obstacle obstacle, grid::Point cell);

    // Goals in turn; each returns false after setting proof_.
    bool readConsoles();
    bool collectCoins();
    bool leave();

    /// Goes to the earliest of the cells that are wished for.
    bool goTo(const IsGoal& isGoal, bool isLast);
    std::optional<grid::Point> exampleOf(const IsGoal& isGoal) const;
    /// The same without a word when there is no way.
    bool tryToGo(const IsGoal& isGoal, bool isLast, bool mayStay = false);
    bool sneakTo(const IsGoal& isGoal);

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
    };
    bool blast(const Target& target);
    bool throwFrom(const Target& target);
    bool placeAt(const Target& target);
    bool tryThrow(grid::Direction direction, std::int64_t delay, const State& then,
                  const IsDone& isDone);
    bool tryTnt(std::int64_t delay, const State& then, const IsDone& isDone);
    /// Cells that a grenade may hit: those that it flies over, and its blast.
    std::vector<grid::Point> reachOf(grid::Point from, grid::Direction direction) const;
    /// Fetches TNT or a grenade; false when none can be.
    bool fetchSupply();
    /// Whether something that is in the way could be blasted, and was.
    bool clearTheWay();

    // Bosses (duel.cpp).
    bool killBosses();
    bool duel(std::size_t boss);

    bool isSpent() const;
    bool isWon() const { return hero_.state().outcome == Outcome::Won; }
    bool fail(Verdict verdict, Obstacle obstacle, std::optional<grid::Point> cell = {});
    Proof witness() const;

    std::shared_ptr<const Field> field_;
    ProofBudget budget_;
    std::int64_t steps_;
    Engine engine_;
    Dangers dangers_;
    WaySearch ways_;
    LedHero hero_;
    grid::Grid<std::uint8_t, 2> reached_;
    bool wasCaught_ = false;  ///< by a boss, when last a way was gone
    Proof proof_;
};

}  // namespace mazeloom::play::temple
