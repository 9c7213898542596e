// SPDX-License-Identifier: MIT
// The four promises of *reach*: the aisles are connected with each other and the hero; every
// walkable cell is an aisle or next to one; everything that must be reached is on an aisle; every
// narrow passage is an aisle.
#include <algorithm>
#include <array>
#include <vector>

#include "core/check/promises/all.h"
#include "core/check/promises/cuts.h"
#include "core/check/promises/flood.h"
#include "core/check/promises/generation.h"
#include "core/level/dwellers.h"

namespace mazeloom::check::promise::reach {

namespace {

using grid::Point;

constexpr Sentence kNoStart{"promise-reach-start", "the hero does not start in an aisle"};
constexpr Sentence kApart{"promise-reach-1", "the aisle cannot be walked to along aisles"};
constexpr Sentence kFar{"promise-reach-2", "the cell is not an aisle and has none beside it"};
constexpr Sentence kNotLed{"promise-reach-3", "the %1 is not in an aisle"};
constexpr Sentence kCoinNotLed{"promise-reach-3-coin", "the painted coin is not in an aisle"};
constexpr Sentence kNarrow{"promise-reach-4", "the narrow passage is not an aisle"};
constexpr std::array kSentences{kNoStart, kApart, kFar, kNotLed, kCoinNotLed, kNarrow};

class Reach {
  public:
    Reach(const Generation& generation, Point hero, Findings& findings)
        : generation_(generation),
          cells_(generation.map().cells),
          hero_(hero),
          open_(partsOf(cells_.size(), [this](grid::Index i) { return cells_[i].isWalkable(); })),
          aisles_(partsOf(cells_.size(), [this](grid::Index i) { return cells_[i].isAisle(); })),
          findings_(findings) {}

    void check() {
        for (std::size_t part = 0; part < aisles_.count(); ++part) {
            if (part + 1 != aisles_.at(hero_)) findings_.error(kApart).at(aisles_.first[part]);
        }
        forEachCell(cells_.size(), [this](Point cell) {
            if (isInRegion(cell) && !isAisle(cell) && !hasAisleBeside(cell)) {
                findings_.error(kFar).at(cell);
            }
        });
        const std::vector<level::Thing> later = laidLater();
        for (const level::Thing& thing : generation_.map().things) {
            const bool isWanted = level::info(thing.kind).mustBeReached && isInRegion(thing.at) &&
                                  std::ranges::find(later, thing) == later.end();
            if (isWanted && !isAisle(thing.at)) findings_.error(kNotLed, {thing.kind}).at(thing.at);
        }
        checkCoins();
        for (const Point cell : cutsOf(cells_.size(), hero_, [this](Point p) {
                 return cells_.contains(p) && cells_.at(p).isWalkable();
             })) {
            if (!isAisle(cell)) findings_.error(kNarrow).at(cell);
        }
    }

  private:
    /// Returns the items that later stages placed. These are items of a descent, which need no
    /// aisles: that game has no traps to avoid.
    std::vector<level::Thing> laidLater() const {
        std::vector<level::Thing> later;
        for (std::size_t stage = *generation_.lastOf("reach") + 1;
             stage < generation_.stages().size(); ++stage) {
            for (const level::Thing& thing : generation_.placedBy(stage)) {
                if (level::isItem(thing.kind)) later.push_back(thing);
            }
        }
        return later;
    }

    bool isInRegion(Point cell) const { return open_.at(cell) == open_.at(hero_); }
    bool isAisle(Point cell) const { return cells_.at(cell).isAisle(); }
    bool hasAisleBeside(Point cell) const {
        return isAisle(cell + Point{0, -1}) || isAisle(cell + Point{1, 0}) ||
               isAisle(cell + Point{0, 1}) || isAisle(cell + Point{-1, 0});
    }

    void checkCoins() {
        if (!generation_.level().paint || generation_.lastLayout()) return;
        forEachCell(cells_.size(), [this](Point cell) {
            const bool isPainted =
                level::markOf(generation_.level().paint->at(cell)) == level::PaintMark::Coin;
            if (isPainted && isInRegion(cell) && !isAisle(cell)) {
                findings_.error(kCoinNotLed).at(cell);
            }
        });
    }

    const Generation& generation_;
    const level::CellGrid& cells_;
    const Point hero_;
    const Parts open_;
    const Parts aisles_;
    Findings& findings_;
};

void check(const Generation& generation, Findings& findings) {
    const auto reach = generation.lastOf("reach");
    if (!reach || generation.lastLayout() > reach || generation.isBarred({"reach"})) return;
    const auto hero = generation.map().hero();
    if (!hero || !generation.map().cells.at(*hero).isAisle()) {
        findings.error(kNoStart);
        return;
    }
    Reach(generation, *hero, findings).check();
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::reach
