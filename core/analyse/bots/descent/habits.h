// SPDX-License-Identifier: MIT
// The behaviour of bots in a descent, as habits. A bot is an ordered list of habits: the first
// habit that has something to do chooses the next key.
//
//   drink       drinks a potion when the hero is hurt or the next hits could kill
//   take        wields the best weapon, readies a wand with charges
//   zap         zaps a monster in line that needs more than one blow or cannot be harmed by one
//   fight       strikes an adjacent monster, the weakest kind first
//   pick up     picks up what is worth taking: keys, potions, wands, better weapons
//   flee        goes down if a boss that cannot be harmed is known to be on the floor, or if the
//               hero is hurt and has no potion: arriving at a new depth heals
//   retreat     goes down before the visible monsters would win
//   let come    waits for a nearby monster, so that the hero strikes first
//   wait in door  goes to a place that few monsters can reach at a time, before several come
//   hunt        goes to a visible monster, or to the place where one was last seen
//   gather      goes to items that were seen, and to a fountain that blesses the weapon in hand
//   fetch key   goes to a key that was seen, but to no other item
//   wander      steps in any direction, now and then, on a floor that takes too long
//   explore     goes to the nearest cell beside an unknown one
//   descend     goes to stairs that were seen, and down
//   give way    steps to any free cell when a boss blocks every other plan
//   wait for the boss  waits for the boss to strike, if no cell is free
// A boss can pin a hero to a wall forever: the boss follows each step to the side and never gets to
// strike. This is why bots wait for the boss in the end.
//
// An open question (which item, which direction) is answered before any habit is asked. A habit
// chooses the nearest target; among equally near targets, the one found first. A bot quits when no
// habit has anything to do, when too many keys in a row take no turn, or when it has stayed on a
// floor too long with no boss in sight.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/grid/direction.h"
#include "core/grid/point.h"
#include "core/level/descent.h"
#include "core/play/descent/errands/known.h"
#include "core/play/descent/errands/ways.h"
#include "core/play/descent/state/key.h"

namespace mazeloom::analyse::bots::descent {

using play::descent::Asked;
using play::descent::Floor;
using play::descent::Hero;
using play::descent::Item;
using play::descent::Key;
using play::descent::Known;
using play::descent::LyingItem;
using play::descent::Monster;
using play::descent::State;
using play::descent::Ways;

class Habits;
/// A habit returns the key to press; nullopt if it has nothing to do.
using Habit = std::optional<Key> (Habits::*)();

class Habits {
  public:
    /// The number of turns on one floor after which a bot no longer hunts and gathers, and now and
    /// then makes a step in any direction.
    static constexpr std::int64_t kPatience = 1'000;
    /// The number of turns on one floor after which a bot does nothing but wait for a boss that it
    /// knows there; without a boss it quits.
    static constexpr std::int64_t kMostTurns = 3'000;
    /// Upper bound on consecutive key presses that take no turn.
    static constexpr int kMostIdleKeys = 60;
    /// The bot waits for monsters at most this many steps away, and at most kMostWaits turns.
    static constexpr int kNear = 3;
    static constexpr int kMostWaits = 8;
    /// Several monsters within this many steps make the bot go to a door.
    static constexpr int kInReach = 6;

    /// `tables` are the rules of the descent, which a human player knows too.
    explicit Habits(const level::DescentTables& tables) : tables_(tables) {}

    /// Returns the next key in a run that is not over. The key depends only on the knowledge so
    /// far.
    Key next(const Known& known, std::span<const Habit> order);

    std::optional<Key> drink();
    std::optional<Key> take();
    std::optional<Key> zap();
    std::optional<Key> fight();
    std::optional<Key> pickUp();
    std::optional<Key> flee();
    std::optional<Key> retreat();
    std::optional<Key> letCome();
    std::optional<Key> waitInDoor();
    std::optional<Key> hunt();
    std::optional<Key> gather();
    std::optional<Key> fetchKey();
    std::optional<Key> wander();
    std::optional<Key> explore();
    std::optional<Key> descend();
    std::optional<Key> giveWay();
    std::optional<Key> stumble();
    std::optional<Key> waitForTheBoss();

  private:
    std::int64_t turnsHere() const { return turns_ - arrivedAt_; }
    bool isPatient() const { return turnsHere() < kPatience; }
    /// Returns the key that opens the inventory, and sets answer_ to pick the item at `place`.
    Key use(int place);
    template <typename IsWanted>
    std::optional<grid::Point> nearest(const IsWanted& isWanted);
    template <typename IsWanted>
    std::optional<Key> goWhere(const IsWanted& isWanted);
    bool isWorthTaking(const Item& item) const;
    bool canHarm(const Monster& monster) const;
    bool comes(const Monster& monster) const;
    std::int32_t harmOf(const play::descent::Monster& monster) const;
    bool hasPotion() const;
    bool isNarrow(grid::Point p) const;

    level::DescentTables tables_;
    const Known* known_ = nullptr;  ///< set while next() runs
    Ways ways_;
    bool hasWays_ = false;

    std::optional<Key> answer_;          ///< answers the question that the last key raised
    std::optional<grid::Point> hunted_;  ///< where a monster was last seen
    int depth_ = 0;
    std::int64_t arrivedAt_ = 0;  ///< the turn in which this depth was reached
    std::int64_t turns_ = -1;     ///< the turn count at the last call of next()
    int idleKeys_ = 0;            ///< keys in a row that took no turn
    int waited_ = 0;              ///< turns in a row spent waiting for a monster that is near
};

}  // namespace mazeloom::analyse::bots::descent
