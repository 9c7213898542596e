// SPDX-License-Identifier: MIT
// Scattered objects stand alone on cells that their kind allows, at the requested distances from
// hero, walls and each other, in the requested number.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/check/promises/all.h"
#include "core/check/promises/generation.h"
#include "core/generate/stages/things/scatter.h"
#include "core/grid/kings_moves.h"

namespace mazeloom::check::promise::scattered {

namespace {

using generate::Scatter;
using grid::Point;
using level::Terrain;

constexpr Sentence kPlace{"promise-scattered-place", "\"%1\" may not stand here"};
constexpr Sentence kShared{"promise-scattered-alone", "\"%1\" shares its cell with something else"};
constexpr Sentence kNear{"promise-scattered-near",
                         "\"%1\" is nearer to the hero, a wall or another of its kind than wanted"};
constexpr Sentence kCount{"promise-scattered-count",
                          "%1 objects of one kind were placed, but %2 are wanted"};
constexpr std::array kSentences{kPlace, kShared, kNear, kCount};

class Scattered {
  public:
    Scattered(const Generation& generation, std::size_t stage, Findings& findings)
        : generation_(generation),
          stage_(stage),
          moment_(generation.after(stage)),
          placed_(generation.placedBy(stage)),
          hero_(hero(generation, stage)),
          there_(thereAfter(generation, stage)),
          findings_(findings) {}

    void check() {
        for (const level::Thing& thing : placed_) {
            const level::OwnKind* kind = generation_.map().ownKindOf(thing);
            if (kind == nullptr || !isPlace(kind->places, thing.at))
                findings_.error(kPlace, {kind == nullptr ? "?" : kind->id}).at(thing.at);
            if (kind == nullptr) continue;
            if (!isAlone(thing.at)) findings_.error(kShared, {kind->id}).at(thing.at);
            if (!keepsClear(thing)) findings_.error(kNear, {kind->id}).at(thing.at);
        }
        checkCount();
    }

  private:
    /// Returns the hero's place when the stage begins.
    static std::optional<Point> hero(const Generation& generation, std::size_t stage) {
        const trace::Trace& trace = *generation.recorded().trace;
        for (const level::Thing& thing : trace.initialThings) {
            if (thing.kind == level::ThingKind::Hero) return thing.at;
        }
        const auto first = generation.spanOf(stage).first;
        for (const trace::Placement& placement : trace.placements) {
            if (placement.step >= first) break;
            if (placement.thing.kind == level::ThingKind::Hero) return placement.thing.at;
        }
        return std::nullopt;
    }

    /// Returns the level's things when the stage ends.
    static std::vector<level::Thing> thereAfter(const Generation& generation, std::size_t stage) {
        const auto end = generation.spanOf(stage).end;
        std::vector<level::Thing> later;
        for (const trace::Placement& placement : generation.recorded().trace->placements) {
            if (placement.step >= end) later.push_back(placement.thing);
        }
        std::vector<level::Thing> there;
        for (const level::Thing& thing : generation.map().things) {
            if (std::ranges::find(later, thing) == later.end()) there.push_back(thing);
        }
        return there;
    }

    std::int64_t parameter(Scatter::Parameter which) const {
        return generation_.parameter(stage_, which);
    }
    bool isOpen(Point p) const {
        return moment_.cells.contains(p) && moment_.cells.at(p).isWalkable();
    }

    /// Whether a cell is floor, or the terrain that its theme uses instead.
    bool isFloor(Point p) const {
        if (!moment_.cells.contains(p)) return false;
        const level::Map& map = generation_.map();
        const Terrain terrain = moment_.cells.at(p).terrain();
        if (terrain == Terrain::Floor) return true;
        const bool hasTheme = map.theme.contains(p) && map.theme.at(p) != 0;
        return hasTheme && map.themes[map.theme.at(p) - 1u].floor == terrain &&
               moment_.cells.at(p).holdsItems();
    }

    bool isPlace(level::OwnPlaces places, Point p) const {
        int open = 0;
        bool hasFloor = false;
        for (const grid::Direction d : grid::kDirections) {
            const Point beside = p + grid::offset(d);
            open += isOpen(beside) ? 1 : 0;
            hasFloor = hasFloor || isFloor(beside);
        }
        const Terrain terrain = moment_.cells.at(p).terrain();
        const bool isGround = isFloor(p);
        // Pinned rooms are known only by their marks.
        const bool isRoom =
            moment_.isRoom.at(p) != 0 || (generation_.map().marks.at(p) & level::kRoom) != 0;
        return ((places & level::kOnFloor) != 0 && isGround) ||
               ((places & level::kInRoom) != 0 && isGround && isRoom) ||
               ((places & level::kInPassage) != 0 && isGround && !isRoom) ||
               ((places & level::kInDeadEnd) != 0 && isGround && open <= 1) ||
               ((places & level::kInWater) != 0 && terrain == Terrain::Water) ||
               ((places & level::kInWallFace) != 0 && terrain == Terrain::Wall && hasFloor);
    }

    bool isAlone(Point p) const {
        const level::Map& map = generation_.map();
        const level::Cell cell = moment_.cells.at(p);
        return std::ranges::count(map.things, p, &level::Thing::at) == 1 && !cell.isTrap() &&
               !cell.hasCoin() && !generation_.level().kept.cells.at(p).isKept();
    }

    bool keepsClear(const level::Thing& thing) const {
        if (hero_ && grid::kingsMoves(*hero_, thing.at) < parameter(Scatter::FromHero))
            return false;
        const int far = static_cast<int>(parameter(Scatter::FromWalls)) - 1;
        if (isOpen(thing.at)) {
            for (int y = thing.at.y - far; y <= thing.at.y + far; ++y) {
                for (int x = thing.at.x - far; x <= thing.at.x + far; ++x) {
                    if (moment_.cells.contains({x, y}) && !isOpen({x, y})) return false;
                }
            }
        }
        const std::int64_t least = parameter(Scatter::Apart);
        return std::ranges::none_of(there_, [&](const level::Thing& other) {
            return other.at != thing.at && grid::kingsMoves(other.at, thing.at) < least &&
                   other.kind == thing.kind && other.own == thing.own;
        });
    }

    void checkCount() {
        const std::int64_t wanted = parameter(Scatter::Count);
        const std::string& only = generation_.stages()[stage_].kind;
        const level::SharedOwnKinds& kinds = generation_.map().kinds;
        if (wanted == 0 || kinds == nullptr || generation_.hasWarned(stage_)) return;
        for (const level::OwnKind& kind : *kinds) {
            if (!only.empty() && kind.id != only) continue;
            const auto isOne = [&](const level::Thing& thing) {
                return generation_.map().ownKindOf(thing) == &kind;
            };
            const std::int64_t placed = std::ranges::count_if(placed_, isOne);
            const std::int64_t there = std::ranges::count_if(there_, isOne);
            if (there != wanted && placed != 0) findings_.error(kCount, {there, wanted});
            if (there < wanted && placed == 0) findings_.error(kCount, {there, wanted});
        }
    }

    const Generation& generation_;
    const std::size_t stage_;
    const Moment moment_;
    const std::vector<level::Thing> placed_;
    const std::optional<Point> hero_;
    const std::vector<level::Thing> there_;
    Findings& findings_;
};

void check(const Generation& generation, Findings& findings) {
    const std::size_t layout = generation.lastLayout().value_or(0);
    for (std::size_t stage = layout; stage < generation.stages().size(); ++stage) {
        if (generation.stages()[stage].stage->id == "scatter")
            Scattered(generation, stage, findings).check();
    }
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::scattered
