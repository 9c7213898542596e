// SPDX-License-Identifier: MIT
// Floors of a descent drawn as text and played key by key.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/level/level.h"
#include "core/play/descent/engine.h"

namespace mazeloom::testing {

using Rows = std::vector<std::string>;

/// Returns a floor painted from rows as painted() reads them. Without '>' it gets stairs down in
/// the rock below the rows, where they cannot be reached.
level::Level paintedFloor(const Rows& rows, std::string id = "floor-1");

/// Returns a pack of painted floors of depth 1, 2 …; deeper floors repeat the last one.
level::Pack paintedDescent(const std::vector<Rows>& floors);

/// Returns a pack of one painted floor with changed tables.
template <typename Change>
level::Pack withTables(const Rows& rows, Change change) {
    level::Pack pack = paintedDescent({rows});
    change(pack.descent.tables);
    return pack;
}

/// A run through a pack as painted.
class Delve {
  public:
    Delve(std::initializer_list<std::string> rows) : Delve(paintedDescent({Rows(rows)})) {}
    explicit Delve(const level::Pack& pack, const play::descent::Start& start = {});

    /// Presses a key for each character: U, R, D, L are the directions, '*' is any key without a
    /// meaning, all others are as in a replay. True if each key took a turn.
    bool press(std::string_view keys);

    play::descent::Engine engine;
    play::descent::State state;
    play::descent::Happenings all;  ///< since the start

    grid::Point at() const { return state.hero.at; }
    int hp() const { return state.hero.hp; }
    const play::descent::Floor& floor() const { return state.floor; }
    const std::vector<play::descent::Monster>& monsters() const { return state.floor.monsters; }
    /// Returns the place of the `index`-th living monster.
    grid::Point monsterAt(std::size_t index = 0) const { return monsters().at(index).at; }
    play::descent::Inventory& inventory() { return state.hero.inventory; }
    /// The last line of the log, in English.
    std::string said() const;
    int count(play::descent::What what) const;
    bool isPlaying() const { return !state.isOver(); }
};

/// Returns a run on a painted floor whose hero has items. `inHand` and `ready` are the indices
/// of the wielded weapon and the readied wand; −1: none.
Delve holding(const Rows& rows, const std::vector<play::descent::Item>& items, int inHand = -1,
              int ready = -1);

// Items without random properties.
play::descent::Item potion(int power);
play::descent::Item weapon(int power, bool isEnchanted = false);
play::descent::Item wand(int power, int range, int charges);
play::descent::Item wandOf(play::descent::Spell spell, int power, int range, int charges);
play::descent::Item armour(int power);

}  // namespace mazeloom::testing
