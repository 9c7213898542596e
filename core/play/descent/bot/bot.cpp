// SPDX-License-Identifier: MIT
#include "core/play/descent/bot/bot.h"

#include <algorithm>

#include "core/random/stream.h"

namespace mazeloom::play::descent {

namespace {

using grid::Direction;
using grid::kDirections;
using grid::offset;
using grid::Point;
using level::Terrain;

/// How good a weapon is in hand: a blessed one harms the boss, too.
int worthOf(const Item& weapon) {
    constexpr int kBlessing = 2;
    return weapon.power + (weapon.enchanted ? kBlessing : 0);
}

}  // namespace

Key Bot::next(const State& state) {
    if (state.turns == turns_) {
        ++idleKeys_;
    } else {
        idleKeys_ = 0;
        turns_ = state.turns;
    }
    if (state.depth != depth_) {
        depth_ = state.depth;
        arrivedAt_ = state.turns;
        hunted_.reset();
    }
    known_.look(state);
    hasWays_ = false;
    return decide(state);
}

Key Bot::decide(const State& state) {
    if (state.asked != Asked::Nothing) {
        const Key key = answer_.value_or(Key::Other);
        answer_.reset();
        return key;
    }
    const std::int64_t turnsHere = state.turns - arrivedAt_;
    if (idleKeys_ > kMostIdleKeys) return kQuit;
    if (turnsHere > kMostTurns) return waitForTheBoss().value_or(kQuit);
    if (const auto key = drink()) return *key;
    if (const auto key = take()) return *key;
    if (const auto key = zap()) return *key;
    if (const auto key = fight()) return *key;
    if (const auto key = pickUp()) return *key;
    if (const auto key = flee()) return *key;
    if (turnsHere < kPatience) {
        if (const auto key = hunt()) return *key;
        if (const auto key = gather()) return *key;
    } else if (random::mix(1, static_cast<std::uint64_t>(turns_)) % 3 == 0) {
        // Retreating and approaching by turns would never end.
        if (const auto key = giveWay()) return *key;
    }
    if (const auto key = explore()) return *key;
    if (const auto key = descend()) return *key;
    if (const auto key = giveWay()) return *key;
    return waitForTheBoss().value_or(kQuit);
}

std::optional<Key> Bot::drink() {
    const Hero& hero = known_.hero();
    // Two rounds of all who are seen, at their best.
    std::int64_t danger = 0;
    for (const Monster* const monster : known_.monsters())
        danger += 2 * (std::int64_t{statsOf(tables_, monster->kind).attack} + 1);
    const bool isHurt = std::int64_t{hero.hp} * 5 <= std::int64_t{hero.mostHp} * 2;
    if (hero.hp == hero.mostHp || !(isHurt || hero.hp <= danger)) return std::nullopt;
    // The least that closes the wound, else the most there is.
    const int wound = hero.mostHp - hero.hp;
    int best = -1;
    for (int place = 0; place < hero.inventory.size(); ++place) {
        const Item& item = hero.inventory[place];
        if (item.kind != ItemKind::Potion) continue;
        if (best < 0 ||
            (hero.inventory[best].power < wound && item.power > hero.inventory[best].power))
            best = place;
    }
    // Danger alone is no reason to pour half of it away.
    if (best < 0 || (!isHurt && hero.inventory[best].power > wound)) return std::nullopt;
    return use(best);
}

std::optional<Key> Bot::take() {
    const Inventory& inventory = known_.hero().inventory;
    int weapon = inventory.weaponPlace();
    int wand = inventory.wandPlace();
    for (int place = 0; place < inventory.size(); ++place) {
        const Item& item = inventory[place];
        if (item.kind == ItemKind::Weapon &&
            (weapon < 0 || worthOf(item) > worthOf(inventory[weapon])))
            weapon = place;
        if (item.kind == ItemKind::Wand && item.charges > 0 &&
            (wand < 0 || inventory[wand].charges == 0))
            wand = place;
    }
    if (weapon != inventory.weaponPlace()) return use(weapon);
    if (wand != inventory.wandPlace()) return use(wand);
    return std::nullopt;
}

std::optional<Key> Bot::zap() {
    const Hero& hero = known_.hero();
    const Item* const wand = hero.inventory.wand();
    if (wand == nullptr || wand->charges == 0) return std::nullopt;
    for (const Direction direction : kDirections) {
        Point at = hero.at;
        for (int cell = 0; cell < wand->range; ++cell) {
            at = at + offset(direction);
            if (level::stopsFlight(known_.cell(at))) break;
            const Monster* const monster = known_.monsterAt(at);
            if (monster == nullptr) continue;
            const bool isWorthIt = statsOf(tables_, monster->kind).hp > hero.attack();
            if (!isWorthIt && canHarm(*monster)) break;
            answer_ = keyOf(direction);
            return kZap;
        }
    }
    return std::nullopt;
}

std::optional<Key> Bot::fight() const {
    const Point at = known_.hero().at;
    std::optional<Key> best;
    int least = 0;
    for (const Direction direction : kDirections) {
        const Monster* const monster = known_.monsterAt(at + offset(direction));
        if (monster == nullptr || !canHarm(*monster)) continue;
        const int hp = statsOf(tables_, monster->kind).hp;
        if (best && hp >= least) continue;
        best = keyOf(direction);
        least = hp;
    }
    return best;
}

std::optional<Key> Bot::pickUp() const {
    const Item* const item = known_.itemAt(known_.hero().at);
    if (item == nullptr || !isWorthTaking(*item)) return std::nullopt;
    return kPickUp;
}

std::optional<Key> Bot::flee() {
    const Hero& hero = known_.hero();
    const bool isHurt = std::int64_t{hero.hp} * 2 <= hero.mostHp && !hasPotion();
    const bool isHunted = known_.bossAt() && !hero.isEnchanted();
    return isHurt || isHunted ? descend() : std::nullopt;
}

std::optional<Key> Bot::hunt() {
    if (hunted_ == known_.hero().at) hunted_.reset();
    const auto isPrey = [this](Point p) {
        const Monster* const monster = known_.monsterAt(p);
        return monster != nullptr && canHarm(*monster);
    };
    findWays();
    const auto cells = ways_.cells();
    const auto seen = std::find_if(cells.begin(), cells.end(), isPrey);
    if (seen != cells.end()) hunted_ = *seen;
    if (!hunted_) return std::nullopt;
    const auto key = goWhere([this](Point p) { return p == *hunted_; });
    if (!key) hunted_.reset();
    return key;
}

std::optional<Key> Bot::gather() {
    const Item* const weapon = known_.hero().inventory.weapon();
    const bool wantsBlessing = weapon != nullptr && !weapon->enchanted;
    return goWhere([&](Point p) {
        if (wantsBlessing && known_.terrain(p) == Terrain::Fountain) return true;
        const Item* const item = known_.itemAt(p);
        return item != nullptr && isWorthTaking(*item);
    });
}

std::optional<Key> Bot::explore() {
    return goWhere([this](Point p) {
        return std::any_of(kDirections.begin(), kDirections.end(),
                           [&](Direction d) { return known_.isUnknown(p + offset(d)); });
    });
}

std::optional<Key> Bot::descend() {
    const auto isDown = [this](Point p) { return known_.terrain(p) == Terrain::StairsDown; };
    if (isDown(known_.hero().at)) return kDescend;
    return goWhere(isDown);
}

std::optional<Key> Bot::giveWay() const {
    const Point at = known_.hero().at;
    // To and fro along one line would be no way out: each turn begins with any direction.
    const std::uint64_t first = random::mix(0, static_cast<std::uint64_t>(turns_)) % 4;
    for (std::uint64_t i = 0; i < kDirections.size(); ++i) {
        const Direction direction = kDirections[(first + i) % kDirections.size()];
        const Point to = at + offset(direction);
        if (isSafe(to, direction) && known_.monsterAt(to) == nullptr) return keyOf(direction);
    }
    return std::nullopt;
}

std::optional<Key> Bot::waitForTheBoss() const {
    if (!known_.bossAt()) return std::nullopt;
    return kWait;
}

Key Bot::use(int place) {
    answer_ = keyOfPlace(place);
    return kOpenInventory;
}

void Bot::findWays() {
    if (hasWays_) return;
    hasWays_ = true;
    ways_.find(known_.size(), known_.hero().at, [this](Point p, Direction by) {
        // A monster that cannot be harmed blocks the way.
        return isSafe(p, by) && (known_.bossAt() != p || known_.hero().isEnchanted());
    });
}

/// The first step of the way to the nearest cell that is wanted; nothing when the hero is there.
template <typename IsWanted>
std::optional<Key> Bot::goWhere(const IsWanted& isWanted) {
    findWays();
    const auto cells = ways_.cells();
    const auto found = std::find_if(cells.begin() + 1, cells.end(), isWanted);
    if (found == cells.end()) return std::nullopt;
    return keyOf(ways_.stepTo(*found));
}

bool Bot::isWorthTaking(const Item& item) const {
    const Inventory& inventory = known_.hero().inventory;
    if (item.kind == ItemKind::Key) return true;
    if (inventory.isFull()) return false;
    if (item.kind != ItemKind::Weapon) return true;
    const Item* const weapon = inventory.weapon();
    return weapon == nullptr || worthOf(item) > worthOf(*weapon);
}

bool Bot::canHarm(const Monster& monster) const {
    return !monster.isBoss() || known_.hero().isEnchanted();
}

bool Bot::isSafe(Point p, Direction by) const {
    const level::Cell cell = known_.cell(p);
    if (known_.canUnlock(cell.terrain())) return true;
    return cell.isWalkable() && cell.effect() != level::Effect::Wounds &&
           level::lets(cell.terrain(), by);
}

bool Bot::hasPotion() const {
    const auto items = known_.hero().inventory.items();
    return std::any_of(items.begin(), items.end(),
                       [](const Item& item) { return item.kind == ItemKind::Potion; });
}

}  // namespace mazeloom::play::descent
