// SPDX-License-Identifier: MIT
// A floor of a descent can be played: stairs lead on, the stairs and all items are reachable from
// the hero's arrival, and no monster stands in a wall (RULES.md G-30.10).
#include <algorithm>
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/flood.h"
#include "core/check/promises/generation.h"
#include "core/level/dwellers.h"

namespace mazeloom::check::promise::floor {

namespace {

using grid::Point;
using level::Terrain;

constexpr Sentence kNoHero{"promise-arrival", "the hero arrives nowhere"};
constexpr Sentence kNoStairs{"promise-stairs", "no stairs lead down"};
constexpr Sentence kNoStairsUp{"promise-stairs-up", "no stairs lead up from depth %1"};
constexpr Sentence kNoWay{"promise-way-down", "the stairs at %1 cannot be walked to from %2"};
constexpr Sentence kLost{"promise-item-reached", "the %1 cannot be walked to from %2"};
constexpr Sentence kSolid{"promise-monster-open", "the %1 stands in a solid cell"};
constexpr Sentence kShared{"promise-monster-alone", "the %1 stands on stairs or another monster"};
constexpr std::array kSentences{kNoHero, kNoStairs, kNoStairsUp, kNoWay, kLost, kSolid, kShared};

class FloorCheck {
  public:
    FloorCheck(const Generation& generation, Point hero, Findings& findings)
        : generation_(generation),
          map_(generation.map()),
          hero_(hero),
          // Locked doors count as open. The promise `locks` checks whether the hero gets their
          // keys.
          parts_(partsOf(map_.size(),
                         [&](grid::Index i) {
                             return map_.cells[i].isWalkable() ||
                                    level::isLocked(map_.cells[i].terrain());
                         })),
          findings_(findings) {}

    void checkStairs() {
        std::array<int, 2> count{};
        forEachCell(map_.size(), [&](Point cell) {
            const Terrain terrain = map_.cells.at(cell).terrain();
            if (terrain != Terrain::StairsDown && terrain != Terrain::StairsUp) return;
            ++count[terrain == Terrain::StairsDown ? 0 : 1];
            if (!isReached(cell)) findings_.error(kNoWay, {cell, hero_}).at(cell);
        });
        if (count[0] == 0) findings_.error(kNoStairs);
        const int depth = generation_.floor().depth;
        if (depth > 1 && count[1] == 0 && generation_.has("stairs")) {
            findings_.error(kNoStairsUp, {std::int64_t{depth}});
        }
    }

    void checkThings() {
        std::vector<Point> lairs;
        for (const level::Thing& thing : map_.things) {
            if (level::isItem(thing.kind) && !isReached(thing.at)) {
                findings_.error(kLost, {thing.kind, hero_}).at(thing.at);
            }
            if (!level::isMonster(thing.kind)) continue;
            const level::Cell cell = map_.cells.at(thing.at);
            if (!cell.isWalkable()) findings_.error(kSolid, {thing.kind}).at(thing.at);
            const bool isGenerated = thing.object < 0;
            const bool isOnStairs =
                cell.terrain() == Terrain::StairsDown || cell.terrain() == Terrain::StairsUp;
            if (isGenerated && (isOnStairs || std::ranges::find(lairs, thing.at) != lairs.end())) {
                findings_.error(kShared, {thing.kind}).at(thing.at);
            }
            if (isGenerated) lairs.push_back(thing.at);
        }
    }

  private:
    bool isReached(Point cell) const {
        return parts_.at(cell) != 0 && parts_.at(cell) == parts_.at(hero_);
    }

    const Generation& generation_;
    const level::Map& map_;
    const Point hero_;
    const Parts parts_;
    Findings& findings_;
};

void check(const Generation& generation, Findings& findings) {
    if (generation.level().ruleset != level::Ruleset::Descent) return;
    // A level that is not a floor yet, such as a bare layout, promises nothing.
    const auto hero = generation.map().hero();
    if (!hero && !generation.has("stairs")) return;
    if (!hero) {
        findings.error(kNoHero);
        return;
    }
    if (generation.isLeftApart() || generation.isBarred({"stairs"})) return;
    FloorCheck floor(generation, *hero, findings);
    floor.checkStairs();
    floor.checkThings();
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::floor
