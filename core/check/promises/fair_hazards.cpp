// SPDX-License-Identifier: MIT
// Bugs and lasers made by stages are fair: they keep away from the start and from each other,
// repeat every 24 seconds, and leave each stretch of aisles free for long enough to walk in and out
// again. The check goes tick by tick.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

#include "core/check/promises/all.h"
#include "core/check/promises/flood.h"
#include "core/check/promises/generation.h"
#include "core/generate/stages/things/bugs.h"
#include "core/generate/stages/things/lasers.h"
#include "core/level/laser_beam.h"
#include "core/level/mover_path.h"

namespace mazeloom::check::promise::fair_hazards {

namespace {

using grid::Point;

constexpr Sentence kCount{"promise-hazard-count",
                          "%1 of them were placed, but %2 to %3 are wanted"};
constexpr Sentence kPath{"promise-bug-path", "the bug's path is not closed, or has %1 segments"};
constexpr Sentence kBarred{"promise-bug-open", "the bug's path leads through a wall"};
constexpr Sentence kNearStart{"promise-bug-start", "the bug comes near the hero's start"};
constexpr Sentence kEmitter{"promise-laser-wall", "the emitter is not in a wall"};
constexpr Sentence kBeam{"promise-laser-beam", "the beam is short, or crosses the hero's start"};
constexpr Sentence kRhythm{"promise-hazard-rhythm", "its rhythm does not repeat every 24 seconds"};
constexpr Sentence kUnfair{"promise-hazard-fair",
                           "the aisles there are free for at most %1 ticks, but %2 are needed"};
constexpr Sentence kTouching{"promise-hazard-apart", "two dangers touch"};
constexpr Sentence kWet{"promise-hazard-dry", "there is water where the hero may have to wait"};
constexpr std::array kSentences{kCount, kPath,   kBarred, kNearStart, kEmitter,
                                kBeam,  kRhythm, kUnfair, kTouching,  kWet};

/// The time of a step at 8 cells a second. Half ticks make it an integer.
constexpr std::int64_t kHalfTicksPerStep = 15;
/// Stands for the number of a stretch if the hazard harms the whole zone.
constexpr std::uint32_t kEverywhere = 0xffff'ffff;
constexpr std::int64_t kRound = std::int64_t{24} * level::kTicksPerSecond;

bool isWet(level::Cell cell) {
    return cell.isLiquid();
}

class Hazards {
  public:
    Hazards(const Generation& generation, Findings& findings)
        : generation_(generation),
          map_(generation.map()),
          findings_(findings),
          zones_(map_.size()) {}

    void checkBugs(std::size_t stage) {
        using generate::Bugs;
        const auto bugs = generation_.placedBy(stage);
        checkCount(stage, bugs.size(), level::ThingKind::Bug, Bugs::MinCount, Bugs::MaxCount);
        for (const level::Thing& thing : bugs) {
            const level::Trajectory* path = map_.trajectoryOf(thing);
            const auto segments = path == nullptr ? 0 : std::ssize(path->points);
            if (segments < generation_.parameter(stage, Bugs::MinSegments) ||
                segments > generation_.parameter(stage, Bugs::MaxSegments) || path->thereAndBack) {
                findings_.error(kPath, {std::int64_t{segments}}).at(thing.at);
                if (path == nullptr || path->points.empty()) continue;
            }
            checkBug(*path);
        }
    }

    void checkLasers(std::size_t stage) {
        using generate::Lasers;
        const auto emitters = generation_.placedBy(stage);
        checkCount(stage, emitters.size(), level::ThingKind::Emitter, Lasers::MinCount,
                   Lasers::MaxCount);
        for (const level::Thing& thing : emitters) {
            const level::Object* emitter = map_.objectOf(thing);
            if (emitter == nullptr || map_.cells.at(thing.at).isWalkable()) {
                findings_.error(kEmitter).at(thing.at);
                continue;
            }
            checkLaser(*emitter);
        }
    }

  private:
    bool isOpen(Point cell) const {
        return map_.cells.contains(cell) && map_.cells.at(cell).isWalkable();
    }

    /// Checks the number of things of a kind, including pinned ones.
    void checkCount(std::size_t stage, std::size_t placed, level::ThingKind kind, std::size_t least,
                    std::size_t most) {
        const level::Kept& all = generation_.level().kept;
        const std::int64_t kept =
            std::ranges::count(all.objects, kind, &level::Object::kind) +
            std::ranges::count(all.trajectories, kind, &level::Trajectory::kind);
        const std::int64_t count = static_cast<std::int64_t>(placed) + kept;
        const std::int64_t atLeast = generation_.parameter(stage, least);
        const std::int64_t atMost = std::max(kept, generation_.parameter(stage, most));
        const bool tooFew = count < atLeast && !generation_.hasWarned(stage);
        if (tooFew || count > atMost) findings_.error(kCount, {count, atLeast, atMost});
    }

    void checkBug(const level::Trajectory& path) {
        const level::MoverPath mover(path);
        const std::vector<Point>& cells = mover.cells();
        for (const Point cell : cells) {
            if (!isOpen(cell)) {
                findings_.error(kBarred).at(cell);
                return;
            }
        }
        const Point hero = *map_.hero();
        constexpr int kNear = 3;
        for (const Point cell : cells) {
            if (std::abs(cell.x - hero.x) > kNear || std::abs(cell.y - hero.y) > kNear) continue;
            findings_.error(kNearStart).at(cell);
            break;
        }
        takeZone(cells);
        checkTime(cells, [&](std::int64_t tick, const Parts& stretches) {
            return stretches.at(mover.cellAt(tick));
        });
    }

    void checkLaser(const level::Object& emitter) {
        const std::vector<Point> beam = level::beamCells(emitter, [this](Point cell) {
            return !map_.cells.contains(cell) || level::stopsBeam(map_.cells.at(cell));
        });
        if (beam.size() < 2 || std::ranges::find(beam, *map_.hero()) != beam.end()) {
            findings_.error(kBeam).at(emitter.at);
            return;
        }
        takeZone(beam);
        checkTime(beam, [&](std::int64_t tick, const Parts&) {
            return level::burnsAt(emitter.beam, tick) ? kEverywhere : 0u;
        });
    }

    /// Checks the rhythm of a hazard and the free time that it leaves. `harmedAt(tick, stretches)`
    /// returns what the hazard harms at a tick: the number of a stretch, kEverywhere, or 0 for
    /// nothing.
    template <typename HarmedAt>
    void checkTime(const std::vector<Point>& zone, const HarmedAt& harmedAt) {
        grid::Grid<std::uint8_t, 2> inZone(map_.size());
        for (const Point cell : zone)
            inZone.at(cell) = 1;
        const Parts stretches = partsOf(
            map_.size(), [&](grid::Index i) { return inZone[i] != 0 && map_.cells[i].isAisle(); });
        std::vector<std::uint32_t> harmed;
        for (std::int64_t tick = 0; tick < 2 * kRound; ++tick)
            harmed.push_back(harmedAt(tick, stretches));
        if (!std::equal(harmed.begin(), harmed.begin() + kRound, harmed.begin() + kRound)) {
            findings_.error(kRhythm).at(zone.front());
        }
        for (std::uint32_t part = 1; part <= stretches.count(); ++part) {
            std::int64_t longest = 0;
            std::int64_t free = 0;
            for (const std::uint32_t harm : harmed) {
                free = harm == part || harm == kEverywhere ? 0 : free + 1;
                longest = std::max(longest, free);
            }
            const std::int64_t needed = (2 * stretches.cells[part - 1] * kHalfTicksPerStep + 1) / 2;
            if (longest < needed) {
                findings_.error(kUnfair, {longest, needed}).at(stretches.first[part - 1]);
            }
        }
    }

    /// Reports where the zone touches an earlier zone or water.
    void takeZone(const std::vector<Point>& zone) {
        ++zoneCount_;
        for (const Point cell : zone)
            zones_.at(cell) = zones_.at(cell) == 0 ? zoneCount_ : zones_.at(cell);
        for (const Point cell : zone) {
            for (const Point by : {Point{0, 0}, {0, -1}, {1, 0}, {0, 1}, {-1, 0}}) {
                const std::uint32_t other = zones_.at(cell + by);
                if (other != 0 && other != zoneCount_) {
                    findings_.error(kTouching).at(cell);
                    return;
                }
                if (isWet(map_.cells.at(cell + by))) {
                    findings_.error(kWet).at(cell);
                    return;
                }
            }
        }
    }

    const Generation& generation_;
    const level::Map& map_;
    Findings& findings_;
    grid::Grid<std::uint32_t, 2> zones_;  ///< the zone of each cell, from 1; 0: none
    std::uint32_t zoneCount_ = 0;
};

void check(const Generation& generation, Findings& findings) {
    if (!generation.map().hero()) return;
    const std::size_t layout = generation.lastLayout().value_or(0);
    Hazards hazards(generation, findings);
    for (std::size_t stage = layout; stage < generation.stages().size(); ++stage) {
        const std::string_view id = generation.stages()[stage].stage->id;
        if (id == "bugs") hazards.checkBugs(stage);
        if (id == "lasers") hazards.checkLasers(stage);
    }
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::fair_hazards
