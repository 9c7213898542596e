// SPDX-License-Identifier: MIT
// What bots do in a descent, habit by habit. A bot is an order of them: each key is that of the
// first habit that has anything to do.
//
//   drink       when the next hits could kill
//   take        the best weapon in hand, a wand with charges ready
//   zap         a monster in line that needs more than one blow
//   fight       an adjacent monster, the weakest kind first
//   pick up     what is worth it: potions, wands, better weapons
//   flee        down, from a boss that cannot be harmed, or hurt and without a potion: a new
//               depth heals
//   retreat     down, before those who are seen would win
//   let come    waits for who is near, so as to strike first
//   wait in door  goes to where few can reach the hero, before several come
//   hunt        a monster that is seen, or was last seen and may still be there
//   gather      what was seen lying, and a fountain's blessing for the weapon in hand
//   fetch key   a key that was seen lying, and nothing else
//   wander      anywhere, now and then, on a floor that takes too long
//   explore     the nearest cell beside an unknown one
//   descend     to stairs that were seen, and down
//   give way    a step to where nobody stands, when the boss blocks all else
//   wait for the boss  for its blows, where there is no such step
// A boss can pin a hero to a wall for ever: it follows each step to the side and never has the time
// to strike. Bots wait for it in the end.
//
// Before all habits comes the answer to an open question (which item, which direction). The nearest
// target is chosen; of equally near ones the one found first. A bot quits when no habit has
// anything to do, when its keys take no turn, or when it has stayed on a floor too long with no
// boss in sight.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/analyse/bots/descent/known.h"
#include "core/analyse/bots/descent/ways.h"
#include "core/grid/direction.h"
#include "core/grid/point.h"
#include "core/level/descent.h"
#include "core/play/descent/state/key.h"

namespace mazeloom::analyse::bots::descent {

using play::descent::Key;

class Habits;
/// Nothing where it has nothing to do.
using Habit = std::optional<Key> (Habits::*)();

class Habits {
  public:
    /// Turns on one floor after which a bot no longer hunts and gathers, and now and then steps
    /// anywhere.
    static constexpr std::int64_t kPatience = 1'000;
    /// And after which it waits for the boss that it sees, or quits.
    static constexpr std::int64_t kMostTurns = 3'000;
    /// Keys in a row that bring no turn.
    static constexpr int kMostIdleKeys = 60;
    /// Who is that many steps away is waited for, but no more than so many turns.
    static constexpr int kNear = 3;
    static constexpr int kMostWaits = 8;
    /// Steps within which several make one go to a door.
    static constexpr int kInReach = 6;

    /// `tables` are the rules, which a player can read too.
    explicit Habits(const level::DescentTables& tables) : tables_(tables) {}

    /// What is pressed next in a run that is not over. The same for the same that was known so far.
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
    std::optional<Key> waitForTheBoss();

  private:
    std::int64_t turnsHere() const { return turns_ - arrivedAt_; }
    bool isPatient() const { return turnsHere() < kPatience; }
    /// Opens the inventory for the item at a place.
    Key use(int place);
    template <typename IsWanted>
    std::optional<grid::Point> nearest(const IsWanted& isWanted);
    template <typename IsWanted>
    std::optional<Key> goWhere(const IsWanted& isWanted);
    bool isWorthTaking(const Item& item) const;
    bool canHarm(const Monster& monster) const;
    bool hasPotion() const;
    bool isNarrow(grid::Point p) const;
    /// Whether a step in the direction leads there unhurt, as far as is known.
    bool isSafe(grid::Point p, grid::Direction by) const;

    level::DescentTables tables_;
    const Known* known_ = nullptr;  ///< while next() runs
    Ways ways_;
    bool hasWays_ = false;

    std::optional<Key> answer_;          ///< to what was just asked for
    std::optional<grid::Point> hunted_;  ///< where somebody was seen last
    int depth_ = 0;
    std::int64_t arrivedAt_ = 0;  ///< the turn in which this depth was come to
    std::int64_t turns_ = -1;     ///< that had passed at the last key
    int idleKeys_ = 0;            ///< since then
    int waited_ = 0;              ///< turns in a row, for who is near
};

}  // namespace mazeloom::analyse::bots::descent
