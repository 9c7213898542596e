// SPDX-License-Identifier: MIT
// Scatters objects of the pack's own kinds, for the game that loads the level: chests in dead ends,
// torches on walls. A distance is the greater of the distances in columns and in rows. The cells
// too near to a set of cells are found by growing the set, so that the time does not depend on the
// distance.
#include "core/generate/stages/things/scatter.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/generate/shared/cells.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/ranking.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/things/own_places.h"

namespace mazeloom::generate::stage::scatter {

namespace {

using grid::Index;
using grid::Point;
using level::Cell;

constexpr Sentence kFewer{"scatter-fewer",
                          "only %1 of %2 objects \"%3\" found a place: lower count, density or "
                          "distances, or allow the kind in more places"};
constexpr Sentence kNoKind{
    "scatter-no-kind", "the pack has no kind of objects \"%1\": add it, or scatter another kind"};
constexpr Sentence kNoKinds{
    "scatter-no-kinds",
    "the pack has no kinds of objects of its own: add one, or switch the stage off"};
constexpr Sentence kNoHero{"scatter-no-hero",
                           "there is no hero yet to keep a distance from: put the stage after the "
                           "one that places the hero"};
constexpr std::array kSentences{kNoHero, kFewer, kNoKind, kNoKinds};

constexpr std::array<std::string_view, 5> kAlgorithm{
    "Look for the cells where the kind may stand, with nothing on them yet.",
    "Leave out those too near to the hero, to walls, or to others of the kind.",
    "Set their number by the count, or by the density among the cells that are left.",
    "Draw one of these cells after the other; skip one that is too near to an object placed "
    "before.",
    "Put an object there.",
};

constexpr std::array kSteps{
    StepInfo{trace::StepKind::PlaceThing, 4},
};

constexpr std::string_view kDistances = "Distances";
constexpr std::int64_t kFarthest = 999;

constexpr std::array kParameters{
    ParameterInfo{"kind", "Kind", "Which of the pack's kinds of objects; none: all of them",
                  ParameterInfo::Type::OwnKind, 0, 0, 0},
    number("count", "Count",
           "How many of the kind there are, those placed by hand included; 0 leaves it to the "
           "density",
           0, 1'000'000, 0),
    number("density", "Density", "How many objects a thousand of the remaining cells get", 0, 1000,
           10),
    number("from-hero", "From the hero", "Minimum distance to the hero, in columns or rows", 0,
           kFarthest, 0, kDistances),
    number("from-walls", "From walls",
           "Minimum distance to walls, in columns or rows; things in walls need none", 0, kFarthest,
           0, kDistances),
    number("apart", "Apart", "Minimum distance between two of the kind, in columns or rows", 1,
           kFarthest, 1, kDistances),
};

/// A flag for each cell, 0 or 1; the frame is 0.
using Flags = grid::Grid<std::uint8_t, 2>;

/// Marks all cells of a line that are at most `by` cells from a marked cell. The line begins at
/// `first` and has `length` cells, whose indices in storage are `step` apart.
void growAlong(Flags& flags, int by, int length, Index first, std::ptrdiff_t step) {
    // The distance of each cell from the nearest marked cell, at most by + 1. The first pass looks
    // at the marked cells before the cell, the second pass at those after it.
    std::vector<int> nearest(static_cast<std::size_t>(length), by + 1);
    const auto look = [&](int from, int to, int on) {
        int distance = by + 1;
        for (int i = from; i != to; i += on) {
            distance = flags[shifted(first, step * i)] != 0 ? 0 : std::min(distance + 1, by + 1);
            int& known = nearest[static_cast<std::size_t>(i)];
            known = std::min(known, distance);
        }
    };
    look(0, length, 1);
    look(length - 1, -1, -1);
    for (int i = 0; i < length; ++i)
        flags[shifted(first, step * i)] = nearest[static_cast<std::size_t>(i)] <= by;
}

/// Marks all cells within `by` columns and rows of a marked cell.
void grow(Flags& flags, int by) {
    if (by <= 0) return;
    for (int y = 0; y < flags.height(); ++y)
        growAlong(flags, by, flags.width(), flags.index({0, y}), 1);
    for (int x = 0; x < flags.width(); ++x)
        growAlong(flags, by, flags.height(), flags.index({x, 0}), flags.stride());
}

/// Scatters objects of one kind.
template <typename Mode>
class Scattering {
  public:
    Scattering(StageRun<Mode>& run, std::size_t kind)
        : run_(run),
          place_(static_cast<std::int16_t>(kind)),
          kind_((*run.map.kinds)[kind]),
          near_(run.map.size()) {}

    void scatter() {
        Ranking cells = findCells();
        const std::int64_t wanted = drawCount(cells.left());
        std::int64_t placed = 0;
        while (placed < wanted && !cells.isEmpty()) {
            const Index cell = cells.next();
            if (near_[cell] != 0) continue;
            put(cell);
            ++placed;
        }
        if (placed < wanted) warn(run_, kFewer, {placed, wanted, kind_.id});
    }

  private:
    /// Returns the cells where an object may stand, at the required distances from walls, the hero
    /// and earlier objects of the kind.
    Ranking findCells() {
        const level::Map& map = run_.map;
        if (const int far = run_.parameter(Scatter::FromWalls); far > 0) {
            Flags walls(map.size());
            forEachCell(walls, [&](Index i) { walls[i] = !map.cells[i].isWalkable(); });
            grow(walls, far - 1);
            // The distance to walls does not apply to objects that stand in walls.
            forEachCell(near_,
                        [&](Index i) { near_[i] = walls[i] != 0 && map.cells[i].isWalkable(); });
        }
        const auto hero = map.hero();
        if (hero) clear(*hero, run_.parameter(Scatter::FromHero));
        const int apart = run_.parameter(Scatter::Apart);
        Flags others(map.size());
        for (const level::Thing& thing : map.things) {
            if (thing.kind != level::ThingKind::Own || thing.own != place_) continue;
            if (!map.cells.contains(thing.at)) continue;
            others.at(thing.at) = 1;
            ++there_;
        }
        if (there_ > 0) {
            grow(others, apart - 1);
            forEachCell(near_, [&](Index i) { near_[i] = near_[i] != 0 || others[i] != 0; });
        }
        const random::Places places = run_.places.of(static_cast<std::uint64_t>(place_));
        return Ranking(map.cells, places, run_.watch, [&](Index i) {
            return near_[i] == 0 && isFree(i) && (placesOf(map, i) & kind_.places) != 0;
        });
    }

    bool isFree(Index i) const {
        const Cell cell = run_.map.cells[i];
        const bool isBare = !cell.hasThing() && !cell.isTrap() && !cell.hasCoin() && !cell.isKept();
        return isBare && (run_.map.marks[i] & level::kFinal) == 0;
    }

    /// Returns the number of objects that are still to be placed.
    std::int64_t drawCount(std::size_t cells) {
        if (const int count = run_.parameter(Scatter::Count); count > 0)
            return std::max(std::int64_t{count} - there_, std::int64_t{0});
        const auto parts = static_cast<std::int64_t>(cells) * run_.parameter(Scatter::Density);
        const auto rest = static_cast<std::uint32_t>(parts % 1000);
        // The fractional part is the probability of one more object.
        return parts / 1000 + (rest > 0 && run_.random.below(1000) < rest ? 1 : 0);
    }

    /// Excludes the cells less than `far` columns and rows away.
    void clear(Point at, int far) {
        const int left = std::max(at.x - far + 1, 0);
        const int right = std::min(at.x + far - 1, near_.width() - 1);
        const int bottom = std::min(at.y + far - 1, near_.height() - 1);
        for (int y = std::max(at.y - far + 1, 0); y <= bottom; ++y) {
            for (int x = left; x <= right; ++x)
                near_.at({x, y}) = 1;
        }
    }

    void put(Index cell) {
        const Point at = run_.map.cells.point(cell);
        run_.write.begin(trace::StepKind::PlaceThing, cell);
        run_.write.place({level::ThingKind::Own, at, -1, place_});
        clear(at, run_.parameter(Scatter::Apart));
    }

    StageRun<Mode>& run_;
    const std::int16_t place_;
    const level::OwnKind& kind_;
    Flags near_;              ///< cells too near to something
    std::int64_t there_ = 0;  ///< objects of the kind before the stage
};

template <typename Mode>
StageResult scatterKinds(StageRun<Mode>& run) {
    const std::size_t count = run.map.kinds == nullptr ? 0 : run.map.kinds->size();
    if (!run.kind.empty()) {
        const auto place = count == 0 ? std::nullopt : level::placeOfKind(*run.map.kinds, run.kind);
        if (!place) {
            return failure(kNoKind, {run.kind});
        }
        Scattering<Mode>(run, *place).scatter();
        return {};
    }
    if (count == 0) warn(run, kNoKinds);
    for (std::size_t kind = 0; kind < count; ++kind)
        Scattering<Mode>(run, kind).scatter();
    return {};
}

template <typename Mode>
StageResult scatterObjects(StageRun<Mode>& run) {
    if (run.parameter(Scatter::FromHero) > 0 && !run.map.hero()) {
        warn(run, kNoHero);
    }
    return scatterKinds(run);
}

}  // namespace

extern const Stage kStage{
    .id = "scatter",
    .title = "Scatter",
    .summary = "Scatters objects of the pack's own kinds.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kOpenCells,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = scatterObjects<trace::NoRecording>,
    .record = scatterObjects<trace::Recording>,
    .isOfAttempt = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::scatter
