// SPDX-License-Identifier: MIT
// Bugs walk closed paths without reacting to anything, so a player who knows a path knows when it
// is safe. A path is drawn point by point and kept only if it is fair (danger.h).
#include "core/generate/stages/things/bugs.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/generate/shared/cells.h"
#include "core/generate/shared/kept.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/ranking.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/things/danger.h"
#include "core/grid/kings_moves.h"
#include "core/level/mover_path.h"

namespace mazeloom::generate::stage::bugs {

namespace {

using grid::Index;
using grid::Point;
using level::Trajectory;
using trace::PathFlaw;
using trace::StepKind;

constexpr Sentence kFewer{"bugs-fewer",
                          "only %1 of %2 bugs found a place: open more cells, or raise attempts"};
constexpr std::array kSentences{kFewer};

constexpr std::array<std::string_view, 5> kAlgorithm{
    "Take an aisle, draw a cell beside it and further points near it, and join them to a closed "
    "path.",
    "Refuse it if it leads through a wall or water, or near the start or another danger.",
    "Refuse it unless 24 seconds are a multiple of its round: a rhythm that can be learnt.",
    "Refuse it unless the bug leaves every aisle on its way for long enough to walk there and "
    "back.",
    "Otherwise a bug walks there.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::TryPath, 1},
    StepInfo{StepKind::PlaceThing, 4},
};

constexpr std::string_view kCounts = "How many";
constexpr std::string_view kPaths = "Paths";
constexpr std::string_view kSpeeds = "Speed";

constexpr int kLeastReach = 2;

constexpr std::array kParameters{
    number("min-count", "Min", "Minimum number of bugs", 0, 99, 1, kCounts),
    number("max-count", "Max", "Maximum number of bugs", 0, 99, 3, kCounts),
    number("min-segments", "Min segments",
           "Minimum number of straight parts of a path; two go back and forth", 2, 6, 2, kPaths),
    number("max-segments", "Max segments", "Maximum number of straight parts of a path", 2, 6, 6,
           kPaths),
    number("reach", "Reach", "How far a path gets from its first point, in cells each way",
           kLeastReach, 60, 8, kPaths),
    number("min-speed", "Slowest", "Minimum speed, in cells per second", 1, 20, 2, kSpeeds),
    number("max-speed", "Fastest", "Maximum speed, in cells per second", 1, 20, 5, kSpeeds),
    number("attempts", "Attempts", "How many paths are drawn for each bug, at most", 1, 10'000,
           500),
};

constexpr Range kCount{Bugs::MinCount, Bugs::MaxCount, "count"};
constexpr Range kSegments{Bugs::MinSegments, Bugs::MaxSegments, "segments"};
constexpr Range kSpeed{Bugs::MinSpeed, Bugs::MaxSpeed, "speed"};

template <typename Mode>
class BugMaker {
  public:
    explicit BugMaker(StageRun<Mode>& run)
        : run_(run),
          cells_(run.map.cells),
          danger_(run.map),
          hero_(*run.map.hero()),
          round_(run.places.of(1)),
          aisles_(cells_, round_, run.watch, [this](Index i) { return cells_[i].isAisle(); }) {}

    /// Finds a fair path and puts a bug on it; returns false if none was found.
    bool makeOne() {
        for (int attempt = run_.parameter(Bugs::Attempts); attempt > 0; --attempt) {
            if (aisles_.isEmpty()) startRound();
            // An earlier stage may have removed the hidden maze's aisles.
            if (aisles_.isEmpty()) return false;
            const Point aisle = cells_.point(aisles_.next());
            random::Stream random = round_.stream(aisle);
            Trajectory bug = draw(aisle, random);
            const level::MoverPath mover(bug);
            if (const auto flaw = flawOf(bug, mover)) {
                refuse(mover, *flaw);
                continue;
            }
            place(std::move(bug), mover);
            return true;
        }
        return false;
    }

  private:
    /// Starts a round: each aisle gets a turn with a drawn path of its own.
    void startRound() {
        round_ = round_.of(1);
        aisles_.restart(round_);
    }

    /// Draws a path near an aisle. Some or all of its cells may be unsuitable.
    Trajectory draw(Point aisle, random::Stream& random) const {
        const int segments = kSegments.draw(run_, random);
        Trajectory bug;
        bug.speed = Trajectory::kTenths * kSpeed.draw(run_, random);
        bug.points.push_back(near(aisle, 1, random));
        // Short reaches are drawn, too, for small chambers.
        const int reach = random.between(kLeastReach, run_.parameter(Bugs::Reach));
        while (static_cast<int>(bug.points.size()) < segments)
            bug.points.push_back(near(bug.points.front(), reach, random));
        return bug;
    }

    Point near(Point centre, int reach, random::Stream& random) const {
        // The coordinates are drawn in two statements, because the evaluation order of a call's
        // arguments is unspecified.
        const int x = random.between(centre.x - reach, centre.x + reach);
        const int y = random.between(centre.y - reach, centre.y + reach);
        return {std::clamp(x, 0, cells_.width() - 1), std::clamp(y, 0, cells_.height() - 1)};
    }

    std::optional<PathFlaw> flawOf(const Trajectory& bug, const level::MoverPath& mover) const {
        const auto& cells = mover.cells();
        for (const Point cell : cells) {
            const Index i = cells_.index(cell);
            if (!cells_[i].isWalkable() || isWet(cells_[i])) return PathFlaw::Barred;
            if (isNearStart(cell)) return PathFlaw::NearStart;
            if (!danger_.isFree(i)) return PathFlaw::NearDanger;
        }
        const level::Cell first = cells_.at(cells.front());
        if (first.hasThing() || first.isKept()) return PathFlaw::Barred;
        if (!hasRhythm(bug, cells.size()) || repeatsAPoint(bug)) return PathFlaw::NoRhythm;
        if (!isFair(bug, cells)) return PathFlaw::Unfair;
        return std::nullopt;
    }

    bool isNearStart(Point cell) const { return grid::kingsMoves(cell, hero_) < Bugs::kFromStart; }

    /// Whether two consecutive points of the closed path are equal: the segment between them leads
    /// nowhere.
    static bool repeatsAPoint(const Trajectory& bug) {
        const auto& points = bug.points;
        return std::ranges::adjacent_find(points) != points.end() ||
               points.front() == points.back();
    }

    static bool hasRhythm(const Trajectory& bug, std::size_t steps) {
        const std::int64_t ticks =
            static_cast<std::int64_t>(steps) * Trajectory::kTenths * level::kTicksPerSecond;
        return steps >= Bugs::kLeastSteps && ticks % bug.speed == 0 &&
               kRoundTicks % (ticks / bug.speed) == 0;
    }

    bool isFair(const Trajectory& bug, const std::vector<Point>& cells) const {
        const std::vector<Index> way = indicesOf(cells);
        return std::ranges::all_of(stretchesOf(cells_, way), [&](std::vector<Index>& stretch) {
            std::ranges::sort(stretch);
            const std::int64_t ticks = longestAbsence(way, stretch) * Trajectory::kTenths *
                                       level::kTicksPerSecond / bug.speed;
            return ticks >= ticksWithin(stretch.size());
        });
    }

    /// Returns the greatest number of consecutive steps of the closed path that lie outside of
    /// `stretch`, whose indices must be sorted.
    static std::int64_t longestAbsence(const std::vector<Index>& way,
                                       const std::vector<Index>& stretch) {
        std::int64_t longest = 0;
        std::int64_t absent = 0;
        for (std::size_t step = 0; step < 2 * way.size(); ++step) {
            const bool isThere = std::ranges::binary_search(stretch, way[step % way.size()]);
            absent = isThere ? 0 : absent + 1;
            longest = std::max(longest, absent);
        }
        return longest;
    }

    std::vector<Index> indicesOf(const std::vector<Point>& cells) const {
        std::vector<Index> indices;
        for (const Point cell : cells)
            indices.push_back(cells_.index(cell));
        return indices;
    }

    void refuse(const level::MoverPath& mover, PathFlaw flaw) {
        if constexpr (Mode::kOn) {
            const auto [left, right] = std::ranges::minmax(mover.cells(), {}, &Point::x);
            const auto [top, bottom] = std::ranges::minmax(mover.cells(), {}, &Point::y);
            run_.write.begin(StepKind::TryPath, cells_.index(mover.cells().front()),
                             static_cast<std::uint8_t>(flaw));
            run_.write.note({left.x, top.y, right.x - left.x + 1, bottom.y - top.y + 1});
        }
    }

    void place(Trajectory bug, const level::MoverPath& mover) {
        danger_.add(indicesOf(mover.cells()));
        run_.write.begin(StepKind::PlaceThing, cells_.index(mover.cells().front()));
        run_.write.place(run_.map.add(std::move(bug)));
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    Danger danger_;
    const Point hero_;
    random::Places round_;
    Ranking aisles_;  ///< those without a turn in this round
};

template <typename Mode>
StageResult placeBugs(StageRun<Mode>& run) {
    for (const Range& range : {kCount, kSegments, kSpeed}) {
        if (StageResult good = range.check(run); !good) return good;
    }
    const int count = kCount.draw(run);
    BugMaker<Mode> maker(run);
    int placed = keptCount(run.level, level::ThingKind::Bug);
    while (placed < count && maker.makeOne())
        ++placed;
    warnOfFewer(run, placed, run.parameter(Bugs::MinCount), kFewer);
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "bugs",
    .title = "Bugs",
    .summary = "Lets bugs walk round and round on paths that leave every aisle free for some time.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kHiddenMaze,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = placeBugs<trace::NoRecording>,
    .record = placeBugs<trace::Recording>,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::bugs
