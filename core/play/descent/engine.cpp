// SPDX-License-Identifier: MIT
#include "core/play/descent/engine.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/play/descent/rules/hurl.h"
#include "core/play/descent/rules/monsters.h"
#include "core/play/descent/rules/pack.h"
#include "core/play/descent/rules/stairs.h"
#include "core/play/descent/rules/turn.h"
#include "core/play/descent/rules/walk.h"
#include "core/play/descent/rules/zap.h"

namespace mazeloom::play::descent {

namespace {

/// Returns a sentence that says what is invalid in a start; empty if the start is valid.
std::string flawOf(const level::DescentTables& tables, const Start& start) {
    const auto isPlaceOf = [&start](int place, ItemKind kind) {
        if (place == -1) return true;
        const auto count = static_cast<int>(start.items.size());
        return place >= 0 && place < count &&
               start.items[static_cast<std::size_t>(place)].kind == kind;
    };
    const auto isItem = [](const Item& item) {
        const auto isNumber = [](std::int32_t n) { return n >= 0 && n <= Item::kMost; };
        return isNumber(item.power) && isNumber(item.range) && isNumber(item.charges);
    };
    if (start.depth < 1 || start.depth > level::kMaxDepth)
        return "a run begins at a depth from 1 to " + std::to_string(level::kMaxDepth);
    if (start.goal < 0 || start.goal > level::kMaxDepth ||
        (start.goal > 0 && start.goal <= start.depth))
        return "the depth to be reached must be below the one that the run begins at";
    if (start.hp < 0 || start.hp > tables.heroHp)
        return "the hero begins with 1 to " + std::to_string(tables.heroHp) +
               " hit points, or with 0 for all of them";
    if (start.items.size() > std::size_t{Inventory::kMost})
        return "the hero carries at most " + std::to_string(Inventory::kMost) + " items";
    if (std::ranges::find(start.items, ItemKind::Key, &Item::kind) != start.items.end())
        return "keys fit the doors of one floor only: a run must begin without keys";
    if (!std::all_of(start.items.begin(), start.items.end(), isItem))
        return "the numbers of an item must not be negative, or above " +
               std::to_string(Item::kMost);
    if (!isPlaceOf(start.weapon, ItemKind::Weapon))
        return "the item in the hero's hand is not a weapon";
    if (!isPlaceOf(start.wand, ItemKind::Wand))
        return "the item that the hero would zap is not a wand";
    if (!isPlaceOf(start.armour, ItemKind::Armour))
        return "the item that the hero would wear is no armour";
    return {};
}

std::optional<Problem> problemOf(const level::DescentTables& tables, const Start& start) {
    std::string flaw = flawOf(tables, start);
    if (flaw.empty()) return std::nullopt;
    Problem problem;
    problem.text = std::move(flaw);
    return problem;
}

Hero heroOf(const level::DescentTables& tables, const Start& start) {
    Hero hero;
    hero.hp = start.hp > 0 ? start.hp : tables.heroHp;
    hero.mostHp = tables.heroHp;
    hero.baseAttack = tables.heroAttack;
    for (const Item& item : start.items)
        hero.inventory.add(item);
    hero.inventory.wield(start.weapon);
    hero.inventory.ready(start.wand);
    hero.inventory.wear(start.armour);
    return hero;
}

/// Acts on a key. Returns whether it took a turn.
bool act(Turn& turn, Key key) {
    if (const auto direction = directionOf(key)) return walk(turn, *direction);
    switch (key) {
        case kPickUp:
            return pickUp(turn);
        case kOpenInventory:
            openInventory(turn, Asked::Item);
            return false;
        case kDrop:
            openInventory(turn, Asked::DroppedItem);
            return false;
        case kThrow:
            openInventory(turn, Asked::ThrownItem);
            return false;
        case kZap:
            askForDirection(turn);
            return false;
        case kDescend:
            return descend(turn);
        case kAscend:
            return ascend(turn);
        case kWait:
            return true;
        case kQuit:
            turn.state.outcome = Outcome::Quit;
            turn.tell(What::Quit);
            return false;
        default:
            return false;
    }
}

/// Answers the open question or acts. Returns whether the key took a turn.
bool take(Turn& turn, Key key) {
    switch (turn.state.asked) {
        case Asked::Item:
        case Asked::DroppedItem:
        case Asked::ThrownItem:
            return answerInventory(turn, key);
        case Asked::Direction:
            return answerDirection(turn, key);
        case Asked::ThrowDirection:
            return answerThrow(turn, key);
        case Asked::Nothing:
            break;
    }
    return act(turn, key);
}

void look(State& state) {
    state.seen.look(state.floor, state.hero.at);
    state.seen.forEach([&state](grid::Point p) { state.floor.explore(p); });
}

}  // namespace

tl::expected<State, Problem> Engine::begin(const Start& start,
                                           const std::atomic<bool>* stop) const {
    if (auto problem = problemOf(dungeon_->tables(), start)) return tl::unexpected(*problem);
    auto floor = dungeon_->floorAt(start.seed, start.depth, true, stop);
    if (!floor) return tl::unexpected(std::move(floor.error()));
    return beginOn(std::move(*floor), start);
}

tl::expected<State, Problem> Engine::beginOn(Floor floor, const Start& start) const {
    if (auto problem = problemOf(dungeon_->tables(), start)) return tl::unexpected(*problem);
    const auto entrance = nearestFree(floor, floor.ground->entrance);
    if (!entrance) {
        Problem problem;
        problem.text = "monsters fill all cells that the hero could begin on";
        return tl::unexpected(std::move(problem));
    }
    State state;
    state.seed = start.seed;
    state.goal = start.goal;
    state.depth = start.depth;
    state.greatestDepth = start.depth;
    state.hero = heroOf(dungeon_->tables(), start);
    state.hero.at = *entrance;
    state.floor = std::move(floor);
    Turn turn{*dungeon_, state, diceOf(state)};
    turn.log(MessageId::Entered, start.depth);
    enterNew(turn);
    takeKeys(turn);
    look(state);
    meetMonsters(turn);
    return state;
}

bool Engine::press(State& state, Key key, Happenings* happenings, const std::atomic<bool>* stop) {
    if (state.isOver()) return false;
    lines_.clear();
    Turn turn{*dungeon_, state, diceOf(state), happenings, &lines_};
    turn.stop = stop;
    ++state.keys;
    const bool tookTurn = take(turn, key);
    problem_ = std::move(turn.problem);
    if (!tookTurn) return true;
    ++state.turns;
    if (state.isOver()) return true;
    if (turn.hasMoved) {
        takeKeys(turn);
        look(state);
    }
    moveMonsters(turn);
    if (turn.isSlowed && !state.isOver()) {
        // The slow step takes a second turn.
        turn.dice = diceOf(state);
        ++state.turns;
        moveMonsters(turn);
    }
    if (!state.isOver()) meetMonsters(turn);
    return true;
}

}  // namespace mazeloom::play::descent
