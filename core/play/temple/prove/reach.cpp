// SPDX-License-Identifier: MIT
#include "core/play/temple/prove/reach.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace mazeloom::play::temple {

using grid::Point;
using level::ThingKind;

namespace {

constexpr int kMostRounds = 16;

}  // namespace

Reach::Reach(const Field& field, Meter& meter)
    : field_(field),
      meter_(meter),
      reached_(field.size()),
      blastable_(field.size()),
      lying_(field.size()) {
    flood();
    for (int round = 1; takeItems() || blastTraps() || blastItems(); ++round) {
        // Chains of blasts are followed for at most kMostRounds rounds. From then on, any trap
        // counts as blastable.
        if (round == kMostRounds) blastAnyTrap();
        flood();
        if (meter_.isOut()) return;
    }
    for (std::size_t i = 0; hasSupplies() && i < field.bugs().size() && !meter_.isOut(); ++i) {
        if (canBlast(field.bugs()[i])) bugs_.insert(static_cast<std::uint32_t>(i));
    }
    for (std::size_t i = 0; hasSupplies() && i < field.emitters().size(); ++i) {
        if (canBlast(field.emitters()[i].at)) emitters_.insert(static_cast<std::uint32_t>(i));
    }
}

void Reach::flood() {
    reached_ = Cells(field_.size());
    brink_.clear();
    // A wave holds the cells that can be reached with `spent` hearts, but not with fewer.
    std::vector<Point> wave{field_.start()};
    std::vector<Point> next;
    reached_.at(wave.front()) = 1;
    // The trap under a hero who starts there does not spring, but the hero may step on it later.
    if ((field_.notes(wave.front()) & Field::kTrap) != 0) brink_.push_back(wave.front());
    for (std::int64_t spent = 0; !wave.empty(); ++spent) {
        for (std::size_t head = 0; head < wave.size(); ++head) {
            if (head % 16 == 0 && !meter_.spend()) return;
            for (const grid::Direction d : grid::kDirections) {
                const Point to = wave[head] + grid::offset(d);
                if (!field_.isOpen(to) || canWalkTo(to)) continue;
                const unsigned notes = field_.notes(to);
                hasWater_ = hasWater_ || (notes & (Field::kWater | Field::kFall)) != 0;
                // A cell that wounds costs a heart like a trap, but no blast removes it.
                const bool wounds = (notes & Field::kWounds) != 0;
                const bool isTrap = (notes & Field::kTrap) != 0 && blastable_.at(to) == 0;
                if (isTrap || wounds) {
                    next.push_back(to);
                } else {
                    reached_.at(to) = 1;
                    wave.push_back(to);
                }
            }
        }
        brink_.insert(brink_.end(), next.begin(), next.end());
        wave.clear();
        if (spent == hearts_) return;
        for (const Point trap : next) {
            if (canWalkTo(trap)) continue;
            reached_.at(trap) = 1;
            wave.push_back(trap);
        }
        next.clear();
    }
}

bool Reach::takeItems() {
    const bool before[] = {hasTnt_, hasGrenades_};
    std::int64_t hearts = 0;
    for (const Item& item : field_.items()) {
        if (!canWalkTo(item.at)) continue;
        hearts += item.kind == ThingKind::Heart;
        hasTnt_ = hasTnt_ || item.kind == ThingKind::Tnt;
        hasGrenades_ = hasGrenades_ || item.kind == ThingKind::Grenade;
    }
    const bool hasMore = hearts > std::exchange(hearts_, std::max(hearts, hearts_));
    return hasMore || before[0] != hasTnt_ || before[1] != hasGrenades_;
}

bool Reach::blastTraps() {
    bool hasMore = false;
    if (!hasSupplies()) return false;
    for (const Point trap : brink_) {
        if ((field_.notes(trap) & Field::kTrap) == 0) continue;
        if (blastable_.at(trap) != 0 || !meter_.spend() || !canBlast(trap)) continue;
        blastable_.at(trap) = 1;
        hasMore = true;
    }
    return hasMore;
}

void Reach::blastAnyTrap() {
    if (!hasSupplies()) return;
    for (int y = 0; y < field_.size().height; ++y) {
        for (int x = 0; x < field_.size().width; ++x)
            blastable_.at({x, y}) = (field_.notes(Point{x, y}) & Field::kTrap) != 0;
    }
}

bool Reach::blastItems() {
    bool hasMore = false;
    if (!hasSupplies()) return false;
    for (const Item& item : field_.items()) {
        if (item.kind == ThingKind::Heart || !meter_.spend()) continue;
        const auto radius =
            static_cast<std::uint8_t>(item.kind == ThingKind::Tnt ? kTntRadius : kGrenadeRadius);
        if (lying_.at(item.at) >= radius || !canBlast(item.at)) continue;
        lying_.at(item.at) = radius;
        hasChains_ = true;
        hasMore = true;
    }
    return hasMore;
}

bool Reach::canRead(Point console) const {
    if (canWalkTo(console)) return true;
    return std::ranges::any_of(grid::kDirections, [&](grid::Direction d) {
        const Point beside = console + grid::offset(d);
        return field_.contains(beside) && canWalkTo(beside);
    });
}

bool Reach::canThrowTo(Point centre) const {
    if (!field_.isClear(centre)) return false;
    if (canWalkTo(centre)) return true;
    for (const grid::Direction d : grid::kDirections) {
        Point from = centre;
        for (int i = 1; i <= kGrenadeRange; ++i) {
            from = from + grid::offset(d);
            if (!field_.isClear(from)) break;
            const bool isInWater = (field_.notes(from) & Field::kWater) != 0;
            if (canWalkTo(from) && (!isInWater || i <= kGrenadeRangeInWater)) return true;
        }
    }
    return false;
}

bool Reach::canBlast(Point cell) const {
    for (int y = -kTntRadius; y <= kTntRadius; ++y) {
        for (int x = -kTntRadius; x <= kTntRadius; ++x) {
            const Point centre = cell + Point{x, y};
            if (!field_.contains(centre)) continue;
            const int far = std::max(std::abs(x), std::abs(y));
            const bool isSetDown = hasTnt_ && canWalkTo(centre);
            const bool isThrown = hasGrenades_ && far <= kGrenadeRadius && canThrowTo(centre);
            const bool isSetOff = lying_.at(centre) > 0 && far <= lying_.at(centre);
            if ((isSetDown || isThrown || isSetOff) && field_.isClearBetween(centre, cell))
                return true;
        }
    }
    return false;
}

bool Reach::canBlast(const Bug& bug) const {
    for (const Point at : bug.path.cells()) {
        if (!meter_.spend()) return true;
        const grid::Rect body = level::coveredBy(bug.size, at);
        for (int y = body.y; y <= body.bottom(); ++y) {
            for (int x = body.x; x <= body.right(); ++x) {
                if (field_.contains({x, y}) && canBlast(Point{x, y})) return true;
            }
        }
    }
    return false;
}

}  // namespace mazeloom::play::temple
