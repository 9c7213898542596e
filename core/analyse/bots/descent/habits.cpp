// SPDX-License-Identifier: MIT
#include "core/analyse/bots/descent/habits.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/random/stream.h"

namespace mazeloom::analyse::bots::descent {

namespace {

using grid::Direction;
using grid::kDirections;
using grid::offset;
using grid::Point;
using level::Terrain;
using play::descent::directionOf;
using play::descent::Inventory;
using play::descent::ItemKind;
using play::descent::kDescend;
using play::descent::keyOf;
using play::descent::keyOfPlace;
using play::descent::kOpenInventory;
using play::descent::kPickUp;
using play::descent::kQuit;
using play::descent::kWait;
using play::descent::kZap;
using play::descent::statsOf;

/// Returns the worth of a weapon or of armour. A blessed weapon also harms the boss.
int worthOf(const Item& item) {
    constexpr int kBlessing = 2;
    return item.power + (item.enchanted ? kBlessing : 0);
}

int stepsBetween(Point a, Point b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

}  // namespace

Key Habits::next(const Known& known, std::span<const Habit> order) {
    known_ = &known;
    hasWays_ = false;
    if (known.turns() == turns_) {
        ++idleKeys_;
    } else {
        idleKeys_ = 0;
        turns_ = known.turns();
    }
    if (known.depth() != depth_) {
        depth_ = known.depth();
        arrivedAt_ = turns_;
        hunted_.reset();
    }
    if (known.asked() != Asked::Nothing) {
        const Key key = answer_.value_or(Key::Other);
        answer_.reset();
        return key;
    }
    if (idleKeys_ > kMostIdleKeys) return kQuit;
    if (turnsHere() > kMostTurns) return waitForTheBoss().value_or(kQuit);
    for (const Habit habit : order) {
        if (const auto key = (this->*habit)()) return *key;
    }
    return kQuit;
}

std::optional<Key> Habits::drink() {
    const Hero& hero = known_->hero();
    // The most damage that all visible monsters can do in two rounds.
    std::int64_t danger = 0;
    for (const Monster* const monster : known_->monsters())
        danger += 2 * (std::int64_t{harmOf(*monster)} + 1);
    const bool isHurt = std::int64_t{hero.hp} * 5 <= std::int64_t{hero.mostHp} * 2;
    if (hero.hp == hero.mostHp || !(isHurt || hero.hp <= danger)) return std::nullopt;
    // Takes the first potion that heals the wound, else the strongest one.
    const int wound = hero.mostHp - hero.hp;
    int best = -1;
    for (int place = 0; place < hero.inventory.size(); ++place) {
        const Item& item = hero.inventory[place];
        if (item.kind != ItemKind::Potion) continue;
        if (best < 0 ||
            (hero.inventory[best].power < wound && item.power > hero.inventory[best].power))
            best = place;
    }
    // A hero in danger who is not hurt yet keeps potions that heal more than the wound.
    if (best < 0 || (!isHurt && hero.inventory[best].power > wound)) return std::nullopt;
    return use(best);
}

std::optional<Key> Habits::take() {
    const Inventory& inventory = known_->hero().inventory;
    int weapon = inventory.weaponPlace();
    int wand = inventory.wandPlace();
    int armour = inventory.armourPlace();
    for (int place = 0; place < inventory.size(); ++place) {
        const Item& item = inventory[place];
        const auto isBetterThan = [&](int used) {
            return used < 0 || worthOf(item) > worthOf(inventory[used]);
        };
        if (item.kind == ItemKind::Weapon && isBetterThan(weapon)) weapon = place;
        if (item.kind == ItemKind::Armour && isBetterThan(armour)) armour = place;
        if (item.kind == ItemKind::Wand && item.charges > 0 &&
            item.spell != play::descent::Spell::Blink && (wand < 0 || inventory[wand].charges == 0))
            wand = place;
    }
    if (weapon != inventory.weaponPlace()) return use(weapon);
    if (armour != inventory.armourPlace()) return use(armour);
    if (wand != inventory.wandPlace()) return use(wand);
    return std::nullopt;
}

std::optional<Key> Habits::zap() {
    const Hero& hero = known_->hero();
    const Item* const wand = hero.inventory.wand();
    if (wand == nullptr || wand->charges == 0) return std::nullopt;
    for (const Direction direction : kDirections) {
        Point at = hero.at;
        for (int cell = 0; cell < wand->range; ++cell) {
            at = at + offset(direction);
            if (level::stopsFlight(known_->cell(at))) break;
            const Monster* const monster = known_->monsterAt(at);
            if (monster == nullptr) continue;
            const bool isWorthIt = statsOf(tables_, monster->kind).hp > hero.attack();
            if (!isWorthIt && canHarm(*monster)) break;
            answer_ = keyOf(direction);
            return kZap;
        }
    }
    return std::nullopt;
}

std::optional<Key> Habits::fight() {
    const Point at = known_->hero().at;
    std::optional<Key> best;
    int least = 0;
    for (const Direction direction : kDirections) {
        const Monster* const monster = known_->monsterAt(at + offset(direction));
        if (monster == nullptr || !canHarm(*monster)) continue;
        const int hp = statsOf(tables_, monster->kind).hp;
        if (best && hp >= least) continue;
        best = keyOf(direction);
        least = hp;
    }
    return best;
}

std::optional<Key> Habits::pickUp() {
    const Item* const item = known_->itemAt(known_->hero().at);
    if (item == nullptr || !isWorthTaking(*item)) return std::nullopt;
    return kPickUp;
}

std::optional<Key> Habits::flee() {
    const Hero& hero = known_->hero();
    const bool isHurt = std::int64_t{hero.hp} * 2 <= hero.mostHp && !hasPotion();
    const bool isHunted = known_->bossAt() && !hero.isEnchanted();
    return isHurt || isHunted ? descend() : std::nullopt;
}

std::optional<Key> Habits::hunt() {
    if (!isPatient()) return std::nullopt;
    if (hunted_ == known_->hero().at) hunted_.reset();
    const auto isPrey = [this](Point p) {
        const Monster* const monster = known_->monsterAt(p);
        return monster != nullptr && canHarm(*monster);
    };
    if (!known_->monsters().empty()) {
        if (const auto seen = nearest(isPrey)) hunted_ = seen;
    }
    if (!hunted_) return std::nullopt;
    const auto key = goWhere([this](Point p) { return p == *hunted_; });
    if (!key) hunted_.reset();
    return key;
}

std::optional<Key> Habits::gather() {
    if (!isPatient()) return std::nullopt;
    const Item* const weapon = known_->hero().inventory.weapon();
    const bool wantsBlessing = weapon != nullptr && !weapon->enchanted;
    const bool isAnythingThere = std::ranges::any_of(
        known_->items(), [this](const LyingItem& lying) { return isWorthTaking(lying.item); });
    if (!wantsBlessing && !isAnythingThere) return std::nullopt;
    return goWhere([&](Point p) {
        if (wantsBlessing && known_->terrain(p) == Terrain::Fountain) return true;
        const Item* const item = known_->itemAt(p);
        return item != nullptr && isWorthTaking(*item);
    });
}

std::optional<Key> Habits::fetchKey() {
    const auto isKey = [](const LyingItem& lying) { return lying.item.kind == ItemKind::Key; };
    if (std::ranges::none_of(known_->items(), isKey)) return std::nullopt;
    return goWhere([this](Point p) {
        const Item* const item = known_->itemAt(p);
        return item != nullptr && item->kind == ItemKind::Key;
    });
}

std::optional<Key> Habits::explore() {
    return goWhere([this](Point p) {
        return std::any_of(kDirections.begin(), kDirections.end(),
                           [&](Direction d) { return known_->isUnknown(p + offset(d)); });
    });
}

std::optional<Key> Habits::descend() {
    const bool isBarred = known_->depth() == tables_.lastFloor && known_->isBossAlive();
    if (isBarred) return std::nullopt;
    const auto isDown = [this](Point p) { return known_->terrain(p) == Terrain::StairsDown; };
    if (isDown(known_->hero().at)) return kDescend;
    return goWhere(isDown);
}

std::optional<Key> Habits::wander() {
    // Random steps end a sequence of retreating and approaching that would otherwise never end.
    if (isPatient() || random::mix(1, static_cast<std::uint64_t>(turns_)) % 3 != 0)
        return std::nullopt;
    return giveWay();
}

std::optional<Key> Habits::giveWay() {
    const Point at = known_->hero().at;
    // With a fixed order of directions the hero would only move back and forth on a line, so each
    // turn begins with a random direction.
    const std::uint64_t first = random::mix(0, static_cast<std::uint64_t>(turns_)) % 4;
    for (std::uint64_t i = 0; i < kDirections.size(); ++i) {
        const Direction direction = kDirections[(first + i) % kDirections.size()];
        const Point to = at + offset(direction);
        if (known_->isSafe(to, direction) && known_->monsterAt(to) == nullptr)
            return keyOf(direction);
    }
    return std::nullopt;
}

std::optional<Key> Habits::stumble() {
    constexpr std::array kKeys{Key::Up, Key::Right, Key::Down, Key::Left, kPickUp, kDescend};
    const std::uint64_t drawn =
        random::mix(static_cast<std::uint64_t>(idleKeys_), static_cast<std::uint64_t>(turns_));
    return kKeys[drawn % kKeys.size()];
}

std::optional<Key> Habits::waitForTheBoss() {
    if (!known_->bossAt()) return std::nullopt;
    return kWait;
}

std::optional<Key> Habits::letCome() {
    const Point at = known_->hero().at;
    bool isNear = false;
    for (const Monster* const monster : known_->monsters()) {
        const int far = stepsBetween(monster->at, at);
        if (far == 1) return std::nullopt;
        isNear = isNear || (far <= kNear && canHarm(*monster) && comes(*monster));
    }
    if (!isNear || !isPatient()) {
        waited_ = 0;
        return std::nullopt;
    }
    // A monster that has not come after so many turns probably cannot come.
    if (++waited_ > kMostWaits) return std::nullopt;
    return kWait;
}

std::optional<Key> Habits::waitInDoor() {
    int foes = 0;
    for (const Monster* const monster : known_->monsters())
        foes += comes(*monster) && stepsBetween(monster->at, known_->hero().at) <= kInReach ? 1 : 0;
    if (foes < 2 || !isPatient() || isNarrow(known_->hero().at)) return std::nullopt;
    const Point at = known_->hero().at;
    const auto isDoor = [&](Point to) {
        const int far = stepsBetween(to, at);
        if (far > kInReach) return true;  // ends the search: no later cell is nearer
        // Accepts only a place that the hero reaches before every monster.
        return isNarrow(to) && std::ranges::all_of(known_->monsters(), [&](const Monster* monster) {
                   return stepsBetween(monster->at, to) > far;
               });
    };
    const auto door = nearest(isDoor);
    if (!door || stepsBetween(*door, at) > kInReach) return std::nullopt;
    return keyOf(ways_.stepTo(*door));
}

std::optional<Key> Habits::retreat() {
    if (!isPatient()) return std::nullopt;
    std::int64_t blows = 0;
    for (const Monster* const monster : known_->monsters()) {
        const level::Monster& stats = statsOf(tables_, monster->kind);
        const std::int64_t attack = std::max<std::int64_t>(known_->hero().attack(), 1);
        const std::int64_t rounds = canHarm(*monster) ? (stats.hp + attack - 1) / attack : 100;
        blows += rounds * harmOf(*monster);
    }
    const bool isTooMuch = blows >= known_->hero().hp && !hasPotion();
    return isTooMuch ? descend() : std::nullopt;
}

Key Habits::use(int place) {
    answer_ = keyOfPlace(place);
    return kOpenInventory;
}

/// Returns the nearest wanted cell that the hero can walk to, never the hero's own cell.
template <typename IsWanted>
std::optional<Point> Habits::nearest(const IsWanted& isWanted) {
    if (!hasWays_) ways_.begin(known_->size(), known_->hero().at);
    hasWays_ = true;
    return ways_.first(isWanted, [this](Point p, Direction by) {
        // The boss blocks the way unless it can be harmed.
        return known_->isSafe(p, by) && (known_->bossAt() != p || known_->hero().isEnchanted());
    });
}

/// Returns the first step of the way to the nearest wanted cell; nullopt if none can be reached.
template <typename IsWanted>
std::optional<Key> Habits::goWhere(const IsWanted& isWanted) {
    const auto found = nearest(isWanted);
    if (!found) return std::nullopt;
    return keyOf(ways_.stepTo(*found));
}

bool Habits::isWorthTaking(const Item& item) const {
    const Inventory& inventory = known_->hero().inventory;
    if (item.kind == ItemKind::Key) return true;
    if (inventory.isFull()) return false;
    const bool isArmour = item.kind == ItemKind::Armour;
    if (!isArmour && item.kind != ItemKind::Weapon) return true;
    const Item* const used = isArmour ? inventory.armour() : inventory.weapon();
    return used == nullptr || worthOf(item) > worthOf(*used);
}

bool Habits::canHarm(const Monster& monster) const {
    return !monster.isBoss() || known_->hero().isEnchanted();
}

/// Returns the mean damage of a monster's blow, which armour reduces.
std::int32_t Habits::harmOf(const Monster& monster) const {
    return std::max(statsOf(tables_, monster.kind).attack - known_->hero().guard(), 1);
}

/// Whether it is of use to wait for a monster: others shoot, heal, stand still or limp away
/// meanwhile.
bool Habits::comes(const Monster& monster) const {
    const level::Monster& stats = statsOf(tables_, monster.kind);
    switch (stats.habit) {
        case level::Habit::Shoots:
        case level::Habit::Mends:
        case level::Habit::Waits:
            return false;
        case level::Habit::Flees:
            return monster.hp * 2 > stats.hp;
        default:
            return true;
    }
}

/// Whether a cell is a passage or a door: it can be entered along one axis only.
bool Habits::isNarrow(Point p) const {
    const auto isOpen = [&](Direction direction) {
        return known_->cell(p + offset(direction)).isWalkable();
    };
    const bool isAlong = isOpen(Direction::Left) || isOpen(Direction::Right);
    const bool isAcross = isOpen(Direction::Up) || isOpen(Direction::Down);
    return isAlong != isAcross;
}

bool Habits::hasPotion() const {
    const auto items = known_->hero().inventory.items();
    return std::any_of(items.begin(), items.end(),
                       [](const Item& item) { return item.kind == ItemKind::Potion; });
}

}  // namespace mazeloom::analyse::bots::descent
