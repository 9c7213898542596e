// SPDX-License-Identifier: MIT
// Under water, the hero is slow and has air for ten seconds (RULES.md T-10). A lake grows cell by
// cell around a first one, equally in all directions, and leaves out aisles where the hero would
// have to swim too far.
#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <queue>
#include <set>
#include <utility>
#include <vector>

#include "core/generate/shared/cells.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/ranking.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/things/danger.h"
#include "core/grid/labelled_runs.h"

namespace mazeloom::generate::stage::water {

namespace {

using grid::Direction;
using grid::Index;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// The stage that pours lakes with waterfalls (RULES.md G-21). Flooded aisles form connected
/// stretches of at most kMostAisles cells: the hero's air suffices to swim to any of them and back.
/// Waterfalls only replace walls of the hidden maze, so that nobody on the aisles is carried away.
/// Water stays off bugs' paths, beams and the cells beside them, where the hero may have to wait.
struct Water {
    enum Parameter { MinLakes, MaxLakes, MinSize, MaxSize, Falls };
    /// Upper bound on the cells of a flooded stretch: air for kAirTicks suffices to swim that far
    /// and back.
    static constexpr int kMostAisles = 18;
};

static_assert(2 * Water::kMostAisles * kSwimTicks <= kAirTicks);

constexpr Sentence kFewer{"water-fewer",
                          "only %1 of %2 lakes found a place: open more cells, or ask for fewer"};
constexpr std::array kSentences{kFewer};

constexpr std::array<std::string_view, 5> kAlgorithm{
    "Draw for each lake a dry cell with nothing on it, how large it gets, and which way it flows.",
    "Let water flow on into the cells beside the lake, again and again, into each one after a "
    "random time.",
    "Skip an aisle if more aisles would be connected under water than the air lasts for.",
    "Skip cells on bugs' paths, in beams, or beside them.",
    "Turn some water outside of aisles into waterfalls, where it can flow on.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::PourWater, 1},
};

constexpr std::string_view kLakes = "Lakes";

constexpr std::array kParameters{
    number("min-lakes", "Min", "Minimum number of lakes", 0, 99, 1, kLakes),
    number("max-lakes", "Max", "Maximum number of lakes", 0, 99, 3, kLakes),
    number("min-size", "Smallest", "Minimum size of a lake, in cells", 1, 10'000, 8, kLakes),
    number("max-size", "Largest", "Maximum size of a lake, in cells", 1, 10'000, 40, kLakes),
    percent("falls", "Waterfalls",
            "How many of a hundred cells under water outside of aisles are waterfalls", 0, 100, 20),
};

constexpr Range kCount{Water::MinLakes, Water::MaxLakes, "lakes"};
constexpr Range kSize{Water::MinSize, Water::MaxSize, "size"};

template <typename Mode>
class LakeMaker {
  public:
    explicit LakeMaker(StageRun<Mode>& run)
        : run_(run), cells_(run.map.cells), steps_(cells_.steps()), danger_(run.map) {
        sources_ = Ranking(cells_, run.places, run.watch, [this](Index i) { return mayPour(i); });
    }

    /// Pours a lake; returns false if there was no place for it.
    bool makeOne() {
        while (!sources_.isEmpty()) {
            const Index first = sources_.next();
            if (!mayPour(first)) continue;
            random::Stream random = run_.places.stream(cells_.point(first));
            const int size = kSize.draw(run_, random);
            const auto flow = static_cast<Direction>(random.below(4));
            letFall(grow(first, size), flow);
            return true;
        }
        return false;
    }

  private:
    /// The purposes of draws; draws of sources have no purpose number.
    enum Purpose : std::uint64_t { kShore = 1, kFall = 2 };

    bool mayPour(Index i) const {
        const Cell cell = cells_[i];
        const bool isBare = cell.terrain() == Terrain::Floor && !cell.hasThing() &&
                            !cell.isTrap() && !cell.hasCoin();
        return isBare && (run_.map.marks[i] & level::kFinal) == 0 && danger_.mayBeWet(i) &&
               (!cell.isAisle() || isShallowWith(i));
    }

    /// Whether the connected stretch of flooded aisles stays short enough if this aisle is flooded.
    bool isShallowWith(Index aisle) const {
        std::array<Index, Water::kMostAisles + 1> under{aisle};
        std::size_t count = 1;
        for (std::size_t head = 0; head < count; ++head) {
            for (const std::ptrdiff_t step : steps_) {
                const Index next = shifted(under[head], step);
                if (!isWet(cells_[next]) || !cells_[next].isAisle()) continue;
                const auto end = under.begin() + static_cast<std::ptrdiff_t>(count);
                if (std::find(under.begin(), end, next) != end) continue;
                under[count++] = next;
                if (count > Water::kMostAisles) return false;
            }
        }
        return true;
    }

    /// Floods up to `size` cells around `first`, and returns them. Water takes a drawn time to
    /// enter a cell from its neighbour.
    std::vector<Index> grow(Index first, int size) {
        constexpr std::uint32_t slowest = 16;
        const random::Places places = run_.places.of(kShore);
        using Arrival = std::pair<std::uint32_t, Index>;
        std::priority_queue<Arrival, std::vector<Arrival>, std::greater<>> shore;
        std::vector<Index> lake;
        shore.emplace(0u, first);
        while (!shore.empty() && static_cast<int>(lake.size()) < size) {
            const auto [time, cell] = shore.top();
            shore.pop();
            if (!mayPour(cell)) continue;
            pour(cell, Terrain::Water);
            lake.push_back(cell);
            for (const std::ptrdiff_t step : steps_) {
                const Index beside = shifted(cell, step);
                shore.emplace(time + 1 + places.below(cells_.point(beside), slowest), beside);
            }
        }
        return lake;
    }

    void letFall(const std::vector<Index>& lake, Direction flow) {
        for (const Index cell : lake) {
            const bool canFlow = cells_[shifted(cell, cells_.step(flow))].isWalkable();
            if (cells_[cell].isAisle() || !canFlow) continue;
            if (run_.places.of(kFall).chance(cells_.point(cell), run_.parameter(Water::Falls)))
                pour(cell, level::waterfall(flow));
        }
    }

    void pour(Index cell, Terrain terrain) {
        run_.write.begin(StepKind::PourWater, cell);
        run_.write.set(cell, cells_[cell].with(terrain));
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    const std::array<std::ptrdiff_t, 4> steps_;
    const Danger danger_;
    Ranking sources_;  ///< sources for the remaining lakes
};

/// Returns the number of flooded areas that have pinned cells. They count as lakes. Must be called
/// before the first lake is poured.
template <typename Mode>
int keptLakes(const StageRun<Mode>& run) {
    const level::CellGrid& cells = run.map.cells;
    std::set<std::uint32_t> lakes;
    if (run.level.kept.cells.isEmpty()) return 0;
    grid::LabelledRuns wet(cells.bounds(), grid::Touching::AtEdges,
                           [&](grid::Point p) { return isWet(cells.at(p)); });
    run.level.kept.cells.forEach([&](grid::Point p, level::KeptCell) {
        if (cells.contains(p) && isWet(cells.at(p))) lakes.insert(wet.label(p));
    });
    return static_cast<int>(lakes.size());
}

template <typename Mode>
StageResult pourWater(StageRun<Mode>& run) {
    for (const Range& range : {kCount, kSize}) {
        if (StageResult good = range.check(run); !good) return good;
    }
    const int count = kCount.draw(run);
    LakeMaker<Mode> maker(run);
    int poured = keptLakes(run);
    while (poured < count && maker.makeOne())
        ++poured;
    warnOfFewer(run, poured, run.parameter(Water::MinLakes), kFewer);
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "water",
    .title = "Water",
    .summary =
        "Pours lakes that are nowhere too wide to swim on one breath, with waterfalls beside "
        "aisles.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kHiddenMaze,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = pourWater<trace::NoRecording>,
    .record = pourWater<trace::Recording>,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::water
