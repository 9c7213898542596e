// SPDX-License-Identifier: MIT
// Plays the descent as a careful player does, knowing only what the screen shows. It tells
// designers how deep players get on their floors, and tests that no run is ever stuck.
//
// Each key is the first of these that can be done:
//   1. answer     an open question (which item, which direction) with what the bot opened
//                 it for
//   2. drink      when the next hits could kill
//   3. take       the best weapon in hand, a wand with charges ready
//   4. zap        a monster in line that needs more than one blow
//   5. fight      an adjacent monster, the weakest kind first
//   6. pick up    what is worth it: potions, wands, better weapons
//   7. flee       down, from a boss that cannot be harmed, or hurt and without a potion: a new
//                 depth heals
//   8. hunt       a monster that is seen, or was last seen and may still be there
//   9. gather     what was seen lying, and a fountain's blessing for the weapon in hand
//  10. explore    the nearest cell beside an unknown one
//  11. descend
//  12. give way   a step to where nobody stands, when the boss blocks all else
//  13. wait       for its blows, where there is no such step
// A boss can pin a hero to a wall for ever: it follows each step to the side and never has the time
// to strike. The bot waits for it in the end.
//
// The nearest target is chosen; of equally near ones the one found first. The bot quits when none
// of this is possible, when its keys take no turn, or when it has stayed on a floor too long with
// no boss in sight.
#pragma once

#include <cstdint>
#include <optional>

#include "core/grid/direction.h"
#include "core/grid/point.h"
#include "core/level/descent.h"
#include "core/play/descent/bot/known.h"
#include "core/play/descent/bot/ways.h"
#include "core/play/descent/state/key.h"
#include "core/play/descent/state/state.h"

namespace mazeloom::play::descent {

class Bot {
  public:
    /// Turns on one floor after which it no longer hunts and gathers, and now and then steps
    /// anywhere.
    static constexpr std::int64_t kPatience = 1'000;
    /// And after which it waits for the boss that it sees, or quits.
    static constexpr std::int64_t kMostTurns = 3'000;
    /// Keys in a row that bring no turn.
    static constexpr int kMostIdleKeys = 60;

    /// `tables` are the rules, which a player can read too.
    explicit Bot(const level::DescentTables& tables) : tables_(tables) {}

    /// What it presses next in a run that is not over. The same for the same states so far.
    Key next(const State& state);

  private:
    Key decide(const State& state);
    std::optional<Key> drink();
    std::optional<Key> take();
    std::optional<Key> zap();
    std::optional<Key> fight() const;
    std::optional<Key> pickUp() const;
    std::optional<Key> flee();
    std::optional<Key> hunt();
    std::optional<Key> gather();
    std::optional<Key> explore();
    std::optional<Key> descend();
    std::optional<Key> giveWay() const;
    std::optional<Key> waitForTheBoss() const;

    /// Opens the inventory for the item at a place.
    Key use(int place);
    void findWays();
    template <typename IsWanted>
    std::optional<Key> goWhere(const IsWanted& isWanted);
    bool isWorthTaking(const Item& item) const;
    bool canHarm(const Monster& monster) const;
    bool hasPotion() const;
    /// Whether a step in the direction leads there unhurt, as far as is known.
    bool isSafe(grid::Point p, grid::Direction by) const;

    level::DescentTables tables_;
    Known known_;
    Ways ways_;
    bool hasWays_ = false;

    std::optional<Key> answer_;          ///< to what was just asked for
    std::optional<grid::Point> hunted_;  ///< where somebody was seen last
    int depth_ = 0;
    std::int64_t arrivedAt_ = 0;  ///< the turn in which this depth was come to
    std::int64_t turns_ = -1;     ///< that had passed at the last key
    int idleKeys_ = 0;            ///< since then
};

}  // namespace mazeloom::play::descent
