// SPDX-License-Identifier: MIT
// Lasers burn and go out in a rhythm (RULES.md T-8). The hero can pass while a laser is out;
// danger.h explains why that is always possible.
#include "core/generate/stages/things/lasers.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/generate/shared/cells.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/kept.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/ranking.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/things/danger.h"

namespace mazeloom::generate::stage::lasers {

namespace {

using grid::Direction;
using grid::Index;
using grid::Point;
using level::Beam;
using trace::StepKind;

constexpr Sentence kFewer{
    "lasers-fewer", "only %1 of %2 lasers found a place: open more cells, or let beams burn less"};
constexpr std::array kSentences{kFewer};

constexpr std::array<std::string_view, 4> kAlgorithm{
    "Find the walls from which a beam would run over open cells, but not over the hero's start.",
    "Draw one; skip it if its beam would come near another danger or water.",
    "Draw a rhythm whose pause is long enough to walk the whole beam and back.",
    "Set an emitter into the wall.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::PlaceThing, 3},
};

constexpr std::string_view kCounts = "How many";
constexpr std::string_view kRhythm = "Rhythm";

constexpr std::array kParameters{
    number("min-count", "Min", "Minimum number of emitters", 0, 99, 1, kCounts),
    number("max-count", "Max", "Maximum number of emitters", 0, 99, 3, kCounts),
    percent("min-burning", "Min burning", "Minimum share of its time that a beam burns, in percent",
            10, 80, 30, kRhythm),
    percent("max-burning", "Max burning", "Maximum share of its time that a beam burns, in percent",
            10, 80, 50, kRhythm),
};

constexpr Range kCount{Lasers::MinCount, Lasers::MaxCount, "count"};
constexpr Range kBurning{Lasers::MinBurning, Lasers::MaxBurning, "burning"};

/// The possible periods of burning and pausing, in seconds; each divides kRoundTicks.
constexpr std::array kPeriods{2, 3, 4, 6, 8, 12};

/// A wall for an emitter.
struct Site {
    Index wall = 0;
    Direction direction = Direction::Up;
};

template <typename Mode>
class LaserMaker {
  public:
    explicit LaserMaker(StageRun<Mode>& run)
        : run_(run), cells_(run.map.cells), danger_(run.map), hero_(cells_.index(*run.map.hero())) {
        for (const Direction d : grid::kDirections) {
            sitesOf(d) = Ranking(cells_, placesOf(d), run.watch, [this, d](Index i) {
                return isPlainWall(cells_[i]) && (run_.map.marks[i] & level::kFinal) == 0 &&
                       isWorthIt({i, d});
            });
        }
    }

    /// Makes a laser; returns false if no site is left.
    bool makeOne() {
        while (const std::optional<Site> next = nextSite()) {
            const Site site = *next;
            const std::vector<Index> beam = beamFrom(site);
            random::Stream random = streamOf(site);
            const int burning = kBurning.draw(run_, random);
            if (!isFree(beam) || !isPlainWall(cells_[site.wall])) continue;
            const auto rhythm = drawRhythm(beam.size(), burning, random);
            if (!rhythm) continue;
            place(site, beam, *rhythm);
            return true;
        }
        return false;
    }

  private:
    Ranking& sitesOf(Direction d) { return sites_[static_cast<std::size_t>(d)]; }

    /// Returns the next site, the one with the least hash; nothing if none is left.
    std::optional<Site> nextSite() {
        std::optional<Direction> least;
        for (const Direction d : grid::kDirections) {
            if (sitesOf(d).isEmpty()) continue;
            if (!least || sitesOf(d).peek() < sitesOf(*least).peek()) least = d;
        }
        if (!least) return std::nullopt;
        return Site{sitesOf(*least).next(), *least};
    }

    /// Whether a beam is long enough, misses the hero's start, and crosses an aisle; only a beam
    /// that crosses an aisle is in the hero's way.
    bool isWorthIt(const Site& site) const {
        int length = 0;
        bool crossesAisle = false;
        const std::ptrdiff_t step = cells_.step(site.direction);
        for (Index i = shifted(site.wall, step); cells_[i].isWalkable(); i = shifted(i, step)) {
            if (i == hero_) return false;
            crossesAisle = crossesAisle || cells_[i].isAisle();
            ++length;
        }
        return crossesAisle && length >= Lasers::kLeastLength;
    }

    /// Returns the beam's cells: from the cell in front of the wall to the last walkable cell.
    std::vector<Index> beamFrom(const Site& site) const {
        const std::ptrdiff_t step = cells_.step(site.direction);
        std::vector<Index> beam;
        // The frame around the map is not walkable.
        for (Index i = shifted(site.wall, step); cells_[i].isWalkable(); i = shifted(i, step))
            beam.push_back(i);
        return beam;
    }

    random::Places placesOf(Direction d) const {
        return run_.places.of(static_cast<std::uint64_t>(d));
    }
    random::Stream streamOf(const Site& site) const {
        return placesOf(site.direction).stream(cells_.point(site.wall));
    }

    bool isFree(const std::vector<Index>& beam) const {
        return std::ranges::all_of(beam, [this](Index i) { return danger_.isFree(i); });
    }

    /// Draws a rhythm; returns nothing if even the longest pause is too short.
    static std::optional<Beam> drawRhythm(std::size_t length, int burning, random::Stream& random) {
        std::vector<Beam> rhythms;
        for (const int seconds : kPeriods) {
            const int period = seconds * level::kTicksPerSecond;
            const int on = period * burning / 100;
            if (period - on < ticksWithin(length)) continue;
            rhythms.push_back({.on = on, .off = period - on, .phase = 0});
        }
        if (rhythms.empty()) return std::nullopt;
        Beam beam = rhythms[random.below(static_cast<std::uint32_t>(rhythms.size()))];
        beam.phase = random.between(0, beam.on + beam.off - 1);
        return beam;
    }

    void place(const Site& site, const std::vector<Index>& beam, const Beam& rhythm) {
        danger_.add(beam);
        level::Object emitter;
        emitter.kind = level::ThingKind::Emitter;
        emitter.at = cells_.point(site.wall);
        emitter.direction = site.direction;
        emitter.beam = rhythm;
        run_.write.begin(StepKind::PlaceThing, site.wall);
        run_.write.place(run_.map.add(std::move(emitter)));
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    Danger danger_;
    const Index hero_;
    std::array<Ranking, 4> sites_;  ///< the walls without a turn so far, by the beam's direction
};

template <typename Mode>
StageResult setLasers(StageRun<Mode>& run) {
    for (const Range& range : {kCount, kBurning}) {
        if (StageResult good = range.check(run); !good) return good;
    }
    const int count = kCount.draw(run);
    LaserMaker<Mode> maker(run);
    int placed = keptCount(run.level, level::ThingKind::Emitter);
    while (placed < count && maker.makeOne())
        ++placed;
    warnOfFewer(run, placed, run.parameter(Lasers::MinCount), kFewer);
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "lasers",
    .title = "Lasers",
    .summary = "Sets emitters into walls; their beams go out for long enough to get past.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kHiddenMaze,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = setLasers<trace::NoRecording>,
    .record = setLasers<trace::Recording>,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::lasers
